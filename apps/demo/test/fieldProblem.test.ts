import { expect, it } from 'vitest';
import { problemOf } from '../src/layout/fieldProblem.js';

it.each([
  ['lin@example.com', undefined],
  ['lin@example', 'email'],
  // The server takes no domain of one letter, and would say so of the whole form.
  ['a@b.c', 'email'],
  ['  ', 'required'],
])('takes for an address what the server does: %s', (value, problem) => {
  expect(problemOf(value, { type: 'email' })).toBe(problem);
});
