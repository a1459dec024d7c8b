import { describe, expect, it } from 'vitest';
import { readEnvironment, type Variables } from '../../src/server/environment.ts';

const read = (variables: Variables) => readEnvironment(variables, '/app', (file) => file === 'mine.json');

describe('the environment', () => {
  it('has defaults for everything', () => {
    expect(read({ HOME: '/root', PORT: '' })).toEqual({
      port: 8080,
      host: undefined,
      databaseUrl: undefined,
      dataFolder: '/app/.data',
      settingsFile: '/app/schemas/settings.json',
      apiBaseUrl: '',
      logLevel: 'info',
      dataKeys: undefined,
      pages: [],
      limits: { addresses: 60, meters: 60, bank: 20, switches: 60 },
      behindProxy: false,
    });
  });

  it('is taken as it is given', () => {
    const given = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://user:secret@db:5432/name',
      DATA_DIR: '/var/lib/switchyard',
      SETTINGS: 'mine.json',
      API_BASE_URL: 'https://api.example/v1/',
      LOG_LEVEL: 'warn',
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      PAGE_ORIGINS: 'https://energy.example, http://localhost:5173',
      LIMIT_ADDRESSES: '0',
      LIMIT_METERS: '1',
      LIMIT_BANK: '2',
      LIMIT_SWITCHES: '3',
      TRUST_PROXY: 'yes',
    };
    expect(read(given)).toEqual({
      port: 0,
      host: '127.0.0.1',
      databaseUrl: given.DATABASE_URL,
      dataFolder: given.DATA_DIR,
      settingsFile: 'mine.json',
      apiBaseUrl: 'https://api.example/v1',
      logLevel: 'warn',
      dataKeys: [Buffer.alloc(32, 7)],
      pages: ['https://energy.example', 'http://localhost:5173'],
      limits: { addresses: 0, meters: 1, bank: 2, switches: 3 },
      behindProxy: true,
    });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['SETTINGS', 'missing.json'],
    ['API_BASE_URL', 'ftp://api.example'],
    ['API_BASE_URL', 'api.example'],
    ['API_BASE_URL', "https://api.example; script-src 'unsafe-inline'"],
    ['API_BASE_URL', 'https://api.example?key=1'],
    ['LOG_LEVEL', 'chatty'],
    ['DATA_KEY', 'short'],
    ['PAGE_ORIGINS', 'https://energy.example/app'],
    ['PAGE_ORIGINS', '*'],
    ['LIMIT_BANK', 'many'],
    ['TRUST_PROXY', 'maybe'],
  ])('is refused for %s=%s, by the name of the variable', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  it('never repeats a database address, which may hold a password', () => {
    expect(() => read({ DATABASE_URL: 'postgres//user:secret@db' })).toThrow(/^DATABASE_URL (?!.*secret)/);
  });
});
