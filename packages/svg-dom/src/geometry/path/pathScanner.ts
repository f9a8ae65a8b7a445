import { readSvgNumber } from '../number.js';

const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** Reads the tokens of path data, point lists and view boxes, in which separators are optional wherever they can be. */
export class PathScanner {
  private position = 0;

  /** @param text What is read, from its start. */
  constructor(private readonly text: string) {}

  /** Whether nothing but white space is left. */
  get done(): boolean {
    this.skipSpace();
    return this.position >= this.text.length;
  }

  /** Returns the next character and moves on if it is a letter, else undefined. */
  letter(): string | undefined {
    this.skipSpace();
    const character = this.text[this.position];
    if (character === undefined || !/[a-z]/i.test(character)) return undefined;
    this.position++;
    return character;
  }

  /** Reads a number, in single precision as browsers do, and the separator behind it; undefined if none is there, and the position then stays. */
  number(): number | undefined {
    this.skipSpace();
    const start = this.position;
    const end = this.endOfNumber(start);
    if (end === undefined) return undefined;
    this.position = end;
    this.skipSeparator();
    const value = readSvgNumber(this.text.slice(start, end));
    return Number.isFinite(value) ? value : undefined;
  }

  /** Reads an arc flag, one character without need of a separator; undefined if it is neither 0 nor 1. */
  flag(): boolean | undefined {
    this.skipSpace();
    const character = this.text[this.position];
    if (character !== '0' && character !== '1') return undefined;
    this.position++;
    this.skipSeparator();
    return character === '1';
  }

  private endOfNumber(start: number): number | undefined {
    const { text } = this;
    let at = start;
    if (text[at] === '+' || text[at] === '-') at++;
    const whole = this.endOfDigits(at);
    let end = whole;
    if (text[whole] === '.') {
      end = this.endOfDigits(whole + 1);
      // "10." is no number in path data: digits have to follow the point.
      if (end === whole + 1) return undefined;
    } else if (whole === at) return undefined;
    return this.endOfExponent(end);
  }

  /** As in Chromium an "e" without digits spoils the number, unless it starts a unit or ends the text. */
  private endOfExponent(end: number): number | undefined {
    const { text } = this;
    const next = text[end + 1];
    if (!/[eE]/.test(text[end] ?? '') || next === undefined || next === 'x' || next === 'm') return end;
    const signed = next === '+' || next === '-' ? end + 2 : end + 1;
    const after = this.endOfDigits(signed);
    return after === signed ? undefined : after;
  }

  private endOfDigits(start: number): number {
    let at = start;
    while (isDigit(this.text.charCodeAt(at))) at++;
    return at;
  }

  private skipSeparator(): void {
    this.skipSpace();
    if (this.text[this.position] === ',') {
      this.position++;
      this.skipSpace();
    }
  }

  private skipSpace(): void {
    while (isSpace(this.text.charCodeAt(this.position))) this.position++;
  }
}

/**
 * Reads numbers separated by white space or commas, such as a view box, up to the first thing that is no number.
 *
 * @param text The attribute's value.
 */
export function parseNumbers(text: string): number[] {
  const scanner = new PathScanner(text);
  const numbers: number[] = [];
  for (let value = scanner.number(); value !== undefined; value = scanner.number()) numbers.push(value);
  return numbers;
}
