import type { Shape } from '@letu/core';
import { escapeXml } from '@letu/core/xml';
import { drawPage, type DrawnPage, type DrawOptions } from './drawPage.js';
import type { DrawioFile, Page } from '../document/model.js';

/** A picture, and what it shows. */
export interface DrawnFile {
  readonly svg: string;
  readonly shapes: readonly Shape[];
}

/** Returns the pages that an option names: one by its id, its name or its place from 1 on, `*` for all; none where none is named so. */
export function pagesNamed({ pages }: DrawioFile, wanted: string): readonly Page[] {
  const name = wanted.trim();
  if (name === '*') return pages;
  if (name === '') return pages.slice(0, 1);
  const place = /^\d+$/.test(name) ? pages[Number(name) - 1] : undefined;
  const named = pages.find(({ id }) => id === name) ?? pages.find((page) => page.name === name) ?? place;
  return named ? [named] : [];
}

/** How far pages stand apart that are drawn one below the other. */
const GAP = 40;

/** Draws one page of a file, or all of them, one below the other. */
export function drawFile(file: DrawioFile, pages: readonly Page[], options: DrawOptions): DrawnFile {
  const count = file.pages.length;
  const drawn = pages.map((page) => drawPage(page, { ...options, index: file.pages.indexOf(page), count }));
  const [first] = drawn;
  if (!first) return { svg: '', shapes: [] };
  return drawn.length === 1 ? one(first) : all(drawn);
}

const one = ({ content, box, paper, shapes }: DrawnPage): DrawnFile => ({
  svg: svgOf(box, sheet(box, paper) + content),
  shapes,
});

const sheet = ({ x, y, width, height }: DrawnPage['box'], paper: string) =>
  paper === 'none'
    ? ''
    : `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${escapeXml(paper)}"/>`;

/** Returns what is drawn as a picture of a box. */
export function svgOf({ x, y, width, height }: DrawnPage['box'], content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" stroke-miterlimit="10">${content}</svg>`;
}

function all(pages: readonly DrawnPage[]): DrawnFile {
  let top = 0;
  const parts = pages.map(({ content, box, paper }, index) => {
    const moved = `<g transform="translate(${-box.x} ${top - box.y})">${sheet(box, paper)}${inPage(content, index)}</g>`;
    top += box.height + GAP;
    return moved;
  });
  const width = Math.max(...pages.map(({ box }) => box.width));
  return {
    svg: svgOf({ x: 0, y: 0, width, height: top - GAP }, parts.join('')),
    shapes: pages.flatMap(({ shapes }, index) => shapes.map((shape) => shapeInPage(shape, index))),
  };
}

/** Cells of two pages may have the same id, and so may their gradients. */
const idInPage = (id: string, index: number) => `${index + 1}:${id}`;

function inPage(content: string, index: number): string {
  return content
    .replaceAll(/ data-shape="([^"]*)"/g, (_, id: string) => ` data-shape="${idInPage(id, index)}"`)
    .replaceAll(/(url\(#| id=")mx-/g, `$1p${index + 1}-mx-`);
}

function shapeInPage(shape: Shape, index: number): Shape {
  const { key: _key, parent, from, to, ...others } = shape;
  const named = (id: string) => idInPage(id, index);
  return {
    ...others,
    id: named(shape.id),
    ...(parent === undefined ? {} : { parent: named(parent) }),
    ...(from === undefined ? {} : { from: named(from) }),
    ...(to === undefined ? {} : { to: named(to) }),
  };
}
