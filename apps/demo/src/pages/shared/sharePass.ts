const keyOf = (uid: string, id: string) => `letu:share-pass:${uid}/${id}`;

/** Returns what opens a shared link in place of its password, which was asked for in this tab before. */
export function readPass(uid: string, id: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(uid, id)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers it as long as the tab is open, or forgets it. */
export function writePass(uid: string, id: string, pass: string | undefined): void {
  try {
    if (pass === undefined) sessionStorage.removeItem(keyOf(uid, id));
    else sessionStorage.setItem(keyOf(uid, id), pass);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
