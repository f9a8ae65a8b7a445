/** The command cannot be understood; nothing was done. The message is for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
