import { describe, expect, it } from 'vitest';
import { inSize, svgSize, toSvgFile } from '@letu/core';
import { drawnPart } from '../src/export/cropToContent.js';
import { cutOut } from '../src/export/svgSize.js';

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

describe('cutOut', () => {
  it('makes a part of a picture a picture, as large as it was there', () => {
    const svg = '<svg viewBox="10 20 200 100" width="400" height="200"><rect/></svg>';
    const cut = cutOut(svg, { left: 0.5, top: 0.1, width: 0.25, height: 0.5 });
    expect(cut).toBe('<svg width="100" height="100" viewBox="110 30 50 50"><rect/></svg>');
  });
});

describe('drawnPart', () => {
  /** A picture of 100 by 50 pixels on a ground, with a rectangle of a colour. */
  const picture = (ground: readonly number[], left: number, top: number, right: number, bottom: number) => {
    const [width, height] = [100, 50];
    const data = Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return x >= left && x < right && y >= top && y < bottom ? [200, 0, 0, 255] : ground;
    }).flat();
    return drawnPart({ width, height, data });
  };

  it.each([
    ['nothing', [0, 0, 0, 0]],
    ['white paper', [255, 255, 255, 255]],
    ['a dark slab', [18, 18, 18, 255]],
  ])('finds what is drawn on %s, with a margin', (_name, ground) => {
    expect(picture(ground, 40, 20, 60, 30)).toEqual({ left: 0.37, top: 0.34, width: 0.26, height: 0.32 });
  });

  it('leaves what is full or has no one ground', () => {
    expect(picture([0, 0, 0, 0], 1, 1, 99, 49)).toBeUndefined();
    expect(picture([0, 0, 0, 0], 0, 0, 10, 10)).toBeUndefined();
  });

  it('says that nothing is drawn', () => {
    expect(picture([0, 0, 0, 0], 0, 0, 0, 0)).toBeNull();
    expect(picture([255, 255, 255, 255], 0, 0, 0, 0)).toBeNull();
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
