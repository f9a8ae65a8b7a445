import { encode } from '@letu/codec';
import { randomFrom, randomText } from './generate.js';

/** Codes that may never change: links are out there. All were made by zlib 1.2.13 at level 9. */
export const GOLDENS: readonly (readonly [name: string, text: string, code: string])[] = [
  ['the empty text', '', 'eNoDAAAAAAE='],
  ['one letter', 'A', 'eNpzBAAAQgBC'],
  ['a run', 'a'.repeat(40), 'eNpLTCQOAAA26w8p'],
  ['NUL', 'box "a\0b"', 'eNpLyq9QUEpkSFICAA4PAnE='],
  [
    'Chinese PlantUML',
    '@startuml\n甲 -> 乙 : 你好\n@enduml\n',
    'eNpzKC5JLCopzc3hej5lk4KuncKTnTMVrBSe7F3wdOleLofUvBSQHABFgBCw',
  ],
  [
    'emoji and CRLF',
    'graph TD\r\n  A[开始 😀] --> B{通过？}\r\n',
    'eNpLL0osyFAIceHlUlBwjH66p-Hp8m6FD_NnNMQq6OraKThVv2yY9WJ_-_s982t5uQCiVxO-',
  ],
  [
    'a text where Node has its zlib find fewer matches',
    'digraph { 甲 -> 乙 [label="关系"]; 乙 -> 丙 [label="关系"] }\n',
    'eNpLyUwvSizIUKhWeD5lk4KuncKTnTMVonMSk1JzbJWetm5-vnm3Uqw1WBQkuQNTUqGWCwAa8B5X',
  ],
];

/** Texts from a few characters to more than a window of 32 KiB, the same ones in every runtime. */
export function goldenTexts(): string[] {
  const random = randomFrom(20_240_229);
  const lengths = [...Array.from({ length: 300 }, (_, at) => at * 7), 20_000, 70_000, 200_000];
  return lengths.map((length) => randomText(random, length));
}

/** Returns the SHA-256 of the codes of all golden texts. */
export async function digestOfCodes(): Promise<string> {
  const codes = new TextEncoder().encode(goldenTexts().map(encode).join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', codes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The digest that zlib 1.2.13 gives for them. */
export const DIGEST = '41d17d5112da92c2f9ffb6460e36948e462ffcb32a9bc1b5b1b1dd5f5c87cf6e';
