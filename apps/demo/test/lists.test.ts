import { describe, expect, it } from 'vitest';
import { completeQuery } from '@letu/paged-table';
import { markTheme, themeOf } from '../src/documents/pictureTheme.js';
import { toListQuery } from '../src/graphs/graphList.js';
import { dashboardList, SCOPES } from '../src/graphs/scopes.js';
import { daysLeft } from '../src/pages/trash/daysLeft.js';
import { colourName, storedColour } from '../src/repositories/repositoryColour.js';

describe('what a list asks the server for', () => {
  it('is its page, and what the reader has chosen', () => {
    expect(toListQuery(completeQuery())).toEqual({ page: 1, size: 20 });
    const sort = { key: 'title', order: 'ascend' } as const;
    const chosen = { page: 3, pageSize: 50, search: '流程', filters: { type: ['MERMAID'] }, sort };
    expect(toListQuery(completeQuery(chosen))).toEqual({
      page: 3,
      size: 50,
      q: '流程',
      type: 'MERMAID',
      sort: 'title',
      order: 'asc',
    });
  });

  it('leaves out what an address may hold and the server does not know', () => {
    const sort = { key: 'password', order: 'descend' } as const;
    expect(toListQuery(completeQuery({ sort, pageSize: 5000 }))).toEqual({ page: 1, size: 100 });
  });
});

describe('a list of the dashboard', () => {
  it('is there for every scope and for every kind', () => {
    expect(SCOPES.map((name) => dashboardList(name)?.scope)).toEqual([
      'recent',
      'owned',
      'shared',
      'favourite',
      'all',
    ]);
    expect(dashboardList('D2LANG')?.kind?.kind).toBe('d2');
    expect([dashboardList('nowhere'), dashboardList(undefined)]).toEqual([undefined, undefined]);
  });
});

describe('the days something stays in the trash', () => {
  const DAY = 24 * 60 * 60 * 1000;

  it.each([
    [0, 30],
    [1, 30],
    [DAY, 29],
    [29.5 * DAY, 1],
    [30 * DAY, 0],
    [40 * DAY, 0],
  ])('%d ms after deletion are %d', (age, days) => {
    expect(daysLeft(1000, 1000 + age)).toBe(days);
  });
});

describe('the colour of a repository', () => {
  it('is found again by how it is stored, whatever that is', () => {
    expect(colourName(storedColour('bamboo'))).toBe('bamboo');
    expect(colourName('#123456')).toBe('ultramarine');
  });
});

describe('the theme of a picture', () => {
  it('goes with its text, and is the light one where nothing says so', () => {
    const svg = '<?xml version="1.0"?><svg viewBox="0 0 9 9"><text>data-letu-theme="dark"</text></svg>';
    expect(themeOf(svg)).toBe('light');
    expect(themeOf(markTheme(svg, 'dark'))).toBe('dark');
    expect(themeOf(markTheme(svg, 'light'))).toBe('light');
  });
});
