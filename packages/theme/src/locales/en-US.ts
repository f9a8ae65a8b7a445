import type { FormMessages } from './zh-CN.js';

export const enUS: FormMessages = {
  default: '${label} is not filled in correctly',
  required: 'Please enter ${label}',
  enum: '${label} has to be one of ${enum}',
  whitespace: '${label} cannot be spaces alone',
  date: {
    format: '${label} is not written as a date',
    parse: '${label} is not a date',
    invalid: '${label} is not a valid date',
  },
  types: {
    string: '${label} has to be text',
    method: '${label} has to be a function',
    array: '${label} has to be a list',
    object: '${label} has to be an object',
    number: '${label} has to be a number',
    date: '${label} has to be a date',
    boolean: '${label} has to be yes or no',
    integer: '${label} has to be a whole number',
    float: '${label} has to be a decimal number',
    regexp: '${label} has to be a regular expression',
    email: '${label} has to be an e-mail address, such as name@example.com',
    url: '${label} has to be a web address, such as https://example.com',
    hex: '${label} has to be a hexadecimal colour, such as #2f49c8',
  },
  string: {
    len: '${label} has to have ${len} characters',
    min: '${label} has to have at least ${min} characters',
    max: '${label} can have at most ${max} characters',
    range: '${label} has to have ${min} to ${max} characters',
  },
  number: {
    len: '${label} has to be ${len}',
    min: '${label} cannot be less than ${min}',
    max: '${label} cannot be more than ${max}',
    range: '${label} has to be between ${min} and ${max}',
  },
  array: {
    len: '${label} has to have ${len} items',
    min: '${label} has to have at least ${min} items',
    max: '${label} can have at most ${max} items',
    range: '${label} has to have ${min} to ${max} items',
  },
  pattern: { mismatch: '${label} is not in the expected form' },
};
