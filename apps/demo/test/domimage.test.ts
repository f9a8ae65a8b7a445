import { describe, expect, it } from 'vitest';
import { PROTOCOL, readMessage } from '../src/pages/domimage/protocol.js';

const message = (part: object) => ({ protocol: PROTOCOL, version: 1, id: 7, type: 'render', ...part });

describe('messages to the page that makes pictures', () => {
  it('are not looked at where they are of something else', () => {
    expect([undefined, null, 'hello', {}, { type: 'render', html: '' }].map(readMessage)).toEqual(
      Array.from({ length: 5 }),
    );
  });

  it('get what is left out', () => {
    expect(readMessage(message({ diagram: { kind: 'pikchr', source: 'box' } }))).toEqual({
      type: 'render',
      request: {
        ...message({}),
        diagram: { kind: 'pikchr', source: 'box', options: {}, files: [] },
        format: 'png',
        scale: 2,
        theme: 'light',
        locale: 'zh-CN',
        carry: true,
        as: 'blob',
      },
    });
  });

  it.each([
    ['both a diagram and HTML', { html: 'x', diagram: { kind: 'pikchr', source: '' } }],
    ['neither', {}],
    ['a format of others', { html: 'x', format: 'exe' }],
    ['a side that no canvas has', { html: 'x', width: 20_000 }],
    ['markup for a colour', { html: 'x', background: '#fff"/>' }],
    ['what the protocol does not know', { html: 'x', cookies: true }],
  ])('are refused with %s', (_what, part) => {
    expect(readMessage(message(part))).toMatchObject({ type: 'refused', id: 7, code: 'bad-request' });
  });

  it('of another version are told so', () => {
    expect(readMessage(message({ version: 2, html: 'x' }))).toMatchObject({ code: 'unsupported-version' });
  });
});
