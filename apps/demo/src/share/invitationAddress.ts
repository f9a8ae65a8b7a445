/** Returns the link by which an invitation is accepted. */
export function invitationAddress(token: string): string {
  return new URL(`/collaborator?invitation=${token}`, window.location.origin).href;
}
