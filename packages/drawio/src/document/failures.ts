import { FormatError, type FormatErrorCode } from '@letu/core';
import { told } from '../locales/index.js';
import type { DrawioMessages } from '../locales/zh-CN.js';
import { MOST_CELLS, MOST_CHARACTERS, MOST_LEVELS } from './limits.js';

/** Why a file is none that can be opened, where in it if that is known. */
export interface FailurePlace {
  readonly line?: number;
  readonly cause?: unknown;
}

/** What is wrong with a file, in whatever words a host has for it. */
export class FileFailure extends FormatError {
  /** Takes what is wrong from the messages of a language. */
  readonly text: (messages: DrawioMessages) => string;

  constructor(code: FormatErrorCode, text: (messages: DrawioMessages) => string, place: FailurePlace) {
    super(code, told(text), place);
    this.text = text;
  }
}

/** Returns what is wrong with a file. @param text Takes it from the messages of a language. */
export const failure = (
  text: (messages: DrawioMessages) => string,
  place: FailurePlace = {},
  code: FormatErrorCode = 'malformed',
): FormatError => new FileFailure(code, text, place);

export const tooLarge = (): FormatError =>
  failure((text) => text.tooLarge(MOST_CHARACTERS >> 20), {}, 'too-large');

export const tooMany = (place: FailurePlace = {}): FormatError =>
  failure((text) => text.tooMany(MOST_CELLS), place, 'too-large');

export const tooDeep = (place: FailurePlace = {}): FormatError =>
  failure((text) => text.tooDeep(MOST_LEVELS), place, 'too-large');
