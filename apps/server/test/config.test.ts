import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeConfig, readConfig } from '../src/config/config.js';

describe('the configuration', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8000, dataDir: 'data', signUp: true });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('names every variable that is wrong, and no value: it may be a secret', () => {
    const read = () => readConfig({ PORT: '70000', SIGN_UP: 'yes', SECRET_KEY: 'hunter2' });
    expect(read).toThrow(expect.objectContaining({ code: 'bad-configuration' }));
    expect(read).toThrow(/PORT[\s\S]*SIGN_UP|SIGN_UP[\s\S]*PORT/);
    expect(read).toThrow(/SECRET_KEY/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('refuses a database that is no PostgreSQL', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://localhost/letu' })).toThrow(/DATABASE_URL/);
  });

  it('is listed in the README, every variable of it', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const { name, description, initial } of describeConfig()) {
      expect(readme).toContain(`| \`${name}\` | ${initial && `\`${initial}\``} | ${description} |`);
    }
  });
});
