import { parseArgs } from 'node:util';
import { ServerError } from '../errors/serverError.js';

/** What `letu-server` is asked to do. */
export type Command =
  | { readonly name: 'start' | 'migrate' | 'help' }
  | { readonly name: 'backup'; readonly file: string }
  | { readonly name: 'restore'; readonly file: string; readonly replace: boolean }
  | { readonly name: 'user list' }
  | { readonly name: 'user add'; readonly email: string; readonly owner: boolean }
  | { readonly name: 'user password'; readonly email: string };

/** Understands a command line. @throws ServerError `bad-usage` */
export function readArguments(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv);
  if (values.help) return { name: 'help' };
  const [name = 'start', ...rest] = positionals;
  const [first, second, ...more] = rest;
  const refuse = (): never => {
    throw new ServerError('bad-usage', positionals.join(' '));
  };
  const needed = (value: string | undefined) => value ?? refuse();
  switch (name) {
    case 'start':
    case 'migrate':
    case 'help':
      return rest.length > 0 ? refuse() : { name };
    case 'backup':
      return second === undefined ? { name, file: needed(first) } : refuse();
    case 'restore':
      return second === undefined ? { name, file: needed(first), replace: values.replace } : refuse();
    case 'user':
      if (more.length > 0) return refuse();
      if (first === 'list') return { name: 'user list' };
      if (first === 'add') return { name: 'user add', email: needed(second), owner: values.owner };
      if (first === 'password') return { name: 'user password', email: needed(second) };
      return refuse();
    default:
      return refuse();
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        owner: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new ServerError('bad-usage', cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
