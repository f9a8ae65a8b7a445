import { expect, it } from 'vitest';
import { lettersOf } from '../src/kinds/lettersOf.js';

it('knows the letters of a picture, and not those of its styles', () => {
  const svg = '<svg><style>.q{fill:red}</style><text x="9">甲&#x4E59;&#19993;</text>\n<text>𠮷</text></svg>';
  expect([...lettersOf(svg)]).toEqual(['甲', '乙', '丙', '𠮷']);
});
