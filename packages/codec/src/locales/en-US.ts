import type { CodecMessages } from './zh-CN.js';

export const enUS: CodecMessages = {
  errors: {
    empty: 'There is no diagram here.',
    'invalid-character':
      'The link has a character that does not belong there. Something else may have been copied along.',
    truncated: 'The link is incomplete. Its end may not have been copied.',
    'trailing-data': 'Something follows the end of the link. Something else may have been copied along.',
    corrupt: 'The data in the link is damaged.',
    'preset-dictionary':
      'This D2 link was compressed in the way used before November 2023 and cannot be opened.',
    'too-large': 'The diagram is larger than the limit.',
    'not-utf8': 'The data in the link is not text.',
    'lone-surrogate': 'The text has half a character (a lone surrogate), which no link can hold.',
    malformed: 'The content of the link does not have the form it should.',
    unrecognised: 'This is not a link or file of any known kind of diagram.',
    'foreign-format': 'This is a file of another program, which has to be converted first.',
    encrypted: 'The file is locked with a password: remove it in the program that made it.',
    'unsupported-type': 'Letu does not draw this kind of diagram.',
    'not-contained': 'The link only names a diagram stored elsewhere. The diagram is not in the link.',
  },
};
