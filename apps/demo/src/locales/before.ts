/** Puts a word before a name, with a space where the name begins with a Latin letter. */
export const before = (word: string, name: string) =>
  /^\p{Script=Han}/u.test(name) ? word + name : `${word} ${name}`;
