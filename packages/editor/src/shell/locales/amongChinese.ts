/** Sets a name among Chinese characters: with a space on each side on which it has a Latin letter or a digit. */
export function amongChinese(name: string): string {
  return name.replace(/^(?=[\dA-Z])/i, ' ').replace(/(?<=[\dA-Z])$/i, ' ');
}
