import { describe, expect, it } from 'vitest';
import { inSize, svgSize, toSvgFile } from '@letu/core';

describe('svgSize', () => {
  it.each([
    ['<svg width="10" height="20">', 10, 20],
    ['<svg width="72pt" height="36pt" viewBox="0 0 72 36">', 96, 48],
    ['<svg viewBox="0 0 30.5 40">', 30.5, 40],
    ["<svg viewBox='-5,-5,30,40'>", 30, 40],
    ['<svg width="100%" viewBox="0 0 30 40">', 30, 40],
    ['<svg width="60" viewBox="0 0 30 40">', 60, 80],
    ['<svg height="1in" viewBox="0 0 2 1">', 192, 96],
    ['<svg data-x="a>b" width="7" height="8">', 7, 8],
    ['<svg>', 300, 150],
  ])('reads %s', (root, width, height) => {
    expect(svgSize(`${root}</svg>`)).toEqual({ width, height });
  });
});

describe('inSize', () => {
  it.each([
    ['<svg viewBox="0 0 30 40">', { width: 60 }, '<svg width="60" height="80" viewBox="0 0 30 40">'],
    ['<svg width="30" height="40">', { height: 20 }, '<svg width="15" height="20" viewBox="0 0 30 40">'],
    [
      '<svg viewBox="0 0 10 10">',
      { width: 40, height: 20 },
      '<svg width="40" height="20" viewBox="-5 0 20 10">',
    ],
    ['<svg viewBox="0 0 30 40">', {}, '<svg viewBox="0 0 30 40">'],
  ])('makes of %s one of %o', (root, size, wanted) => {
    expect(inSize(`${root}</svg>`, size)).toBe(`${wanted}</svg>`);
  });
});

describe('toSvgFile', () => {
  it('makes a file of its own: prolog, namespaces, size', () => {
    expect(toSvgFile('<svg viewBox="0 0 3 4"><a xlink:href="#x"/></svg>')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="3" height="4" viewBox="0 0 3 4"><a xlink:href="#x"/></svg>\n',
    );
  });

  it('keeps namespaces that are there', () => {
    const file = toSvgFile('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>');
    expect(file.match(/xmlns/g)).toHaveLength(1);
  });

  it('takes no markup as a colour', () => {
    expect(toSvgFile('<svg viewBox="0 0 1 1"></svg>', { background: '#fff"/><script>' })).not.toContain(
      '<script',
    );
  });
});
