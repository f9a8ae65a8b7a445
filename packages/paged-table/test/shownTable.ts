import { page } from 'vitest/browser';

export const names = () =>
  [...document.querySelectorAll('[data-row-key]')].map((row) => /图 \d+/.exec(row.textContent ?? '')?.[0]);
export const currentPage = () => document.querySelector('.ant-pagination-item-active')?.textContent;
export const state = () => document.querySelector('.letu-table')?.getAttribute('data-state');
export const total = () => document.querySelector('[data-part=total]')?.textContent;
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `图 ${from + at}`);
