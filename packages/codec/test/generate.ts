/** Returns a generator of numbers from 0 to below 1 that gives the same ones for the same seed on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32: a few lines, and good enough to spread test inputs.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS = [
  ...'用户 服务 数据库 网关 订单 box arrow digraph participant -> --> -- ==> @startuml @enduml'.split(' '),
  ...'label=" shape:person style.fill " : { } [ ] % + / = & < > # ~ 😀 👍🏽 👨‍👩‍👧 é ß'.split(' '),
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\t',
  '\0',
  '\uFEFF',
  '\u2028',
];

/** Returns a text of a diagram's kind: words that come again, line ends of both sorts, characters of every size. */
export function randomText(random: () => number, length: number): string {
  let text = '';
  while (text.length < length) {
    const word = WORDS[Math.floor(random() ** 1.5 * WORDS.length)]!;
    text += random() < 0.1 ? String.fromCodePoint(0x20 + Math.floor(random() * 0xd000)) : word;
  }
  return text;
}

/** Returns bytes anywhere between noise and long runs, with repetitions from any distance within `reach`. */
export function randomBytes(random: () => number, length: number, reach: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const symbols = Math.ceil(random() ** 2 * 256);
  const repeating = random() * 0.3;
  for (let at = 0; at < length;) {
    if (at > 0 && random() < repeating) {
      const distance = 1 + Math.floor(random() * Math.min(at, reach));
      const end = Math.min(length, at + 3 + Math.floor(random() ** 2 * 300));
      for (; at < end; at++) bytes[at] = bytes[at - distance]!;
    } else {
      bytes[at++] = Math.floor(random() * symbols);
    }
  }
  return bytes;
}
