import { describe, expect, it } from 'vitest';
import { usualLimits } from '../../src/energy/service/limits.ts';
import { readEnvironment } from '../../src/main/environment.ts';
import type { Variables } from '../../src/service/environment.ts';

const read = (variables: Variables) => readEnvironment(variables, '/app', (file) => file === 'mine.json');

describe('the environment', () => {
  it('has defaults for everything', () => {
    expect(read({ HOME: '/root', PORT: '' })).toEqual({
      port: 8080,
      host: undefined,
      databaseUrl: undefined,
      dataFolder: '/app/.data',
      processes: 1,
      drainSeconds: 0,
      settingsFile: '/app/schemas/settings.json',
      apiBaseUrl: '',
      isDemonstration: true,
      publicUrl: undefined,
      logLevel: 'info',
      metrics: { port: undefined, token: undefined },
      tracedShare: undefined,
      mail: undefined,
      dataKeys: undefined,
      pages: [],
      limits: usualLimits,
      proxies: 0,
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
      METRICS_PORT: '9090',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      METRICS_TOKEN: 'm'.repeat(32),
      PUBLIC_URL: 'https://switch.example/',
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      PAGE_ORIGINS: 'https://energy.example, http://localhost:5173',
      LIMIT_TOKENS: '0',
      LIMIT_ADDRESSES: '1',
      LIMIT_METERS: '2',
      LIMIT_QUOTES: '3',
      LIMIT_RESULTS: '4',
      LIMIT_SIGN_UPS: '5',
      LIMIT_BANK: '6',
      LIMIT_SWITCHES: '7',
      LIMIT_TRACKING: '8',
      LIMIT_LETTERS: '10',
      LIMIT_LINKS: '11',
      LIMIT_GUESSES: '9',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'Switch <help@switch.example>',
      TRUST_PROXY: 'yes',
      PROCESSES: '3',
      DRAIN_SECONDS: '20',
    };
    expect(read(given)).toEqual({
      port: 0,
      host: '127.0.0.1',
      databaseUrl: given.DATABASE_URL,
      dataFolder: given.DATA_DIR,
      processes: 3,
      drainSeconds: 20,
      settingsFile: 'mine.json',
      apiBaseUrl: 'https://api.example/v1',
      isDemonstration: false,
      logLevel: 'warn',
      metrics: { port: 9090, token: 'm'.repeat(32) },
      tracedShare: 0.25,
      mail: { url: 'smtps://user:secret@mail.example:465', from: 'Switch <help@switch.example>' },
      publicUrl: 'https://switch.example',
      dataKeys: [Buffer.alloc(32, 7)],
      pages: ['https://energy.example', 'http://localhost:5173'],
      limits: {
        tokens: 0,
        addresses: 1,
        meters: 2,
        quotes: 3,
        results: 4,
        signUps: 5,
        bank: 6,
        switches: 7,
        tracking: 8,
        letters: 10,
        links: 11,
        guesses: 9,
      },
      proxies: 1,
    });
    expect(read({ TRUST_PROXY: '3' }).proxies).toBe(3);
    expect(read({ DEMONSTRATION: 'no' }).isDemonstration).toBe(false);
    const another = { API_BASE_URL: 'https://api.example', DEMONSTRATION: 'yes' };
    expect(() => read(another)).toThrow('DEMONSTRATION must be no with API_BASE_URL');
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['METRICS_PORT', '65536'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '25%'],
    ['METRICS_TOKEN', 'short'],
    ['DEMONSTRATION', 'off'],
    ['METRICS_TOKEN', 'forty signs, but some that no header takes'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'postgres://one:5432,two:5432/name'],
    ['DATABASE_URL', 'postgres://user:secret@one,two/name?target_session_attrs=read-write'],
    ['SETTINGS', 'missing.json'],
    ['API_BASE_URL', 'ftp://api.example'],
    ['API_BASE_URL', 'api.example'],
    ['API_BASE_URL', "https://api.example; script-src 'unsafe-inline'"],
    ['API_BASE_URL', 'https://api.example?key=1'],
    ['LOG_LEVEL', 'chatty'],
    ['DATA_KEY', 'short'],
    ['PAGE_ORIGINS', 'https://energy.example/app'],
    ['PAGE_ORIGINS', '*'],
    ['PUBLIC_URL', 'energy.example'],
    ['PUBLIC_URL', 'https://energy.example/app'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['LIMIT_BANK', 'many'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '0'],
    ['PROCESSES', '0'],
    ['DRAIN_SECONDS', 'soon'],
    ['DRAIN_SECONDS', '-1'],
    ['PROCESSES', '2'],
  ])('is refused for %s=%s, by the name of the variable', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  it('takes a database address with commas elsewhere than among hosts', () => {
    const url = 'postgres://user:pass,word@db/name?options=-c%20search_path%3Done,two';
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('wants its own address where pages on other hosts are told where to pay', () => {
    expect(() => read({ PAGE_ORIGINS: 'https://energy.example' })).toThrow(/^PUBLIC_URL /);
  });

  it.each([
    ['MAIL_FROM', { PUBLIC_URL: 'https://site.example' }],
    ['MAIL_FROM', { PUBLIC_URL: 'https://site.example', MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }],
    ['PUBLIC_URL', { MAIL_FROM: 'help@site.example' }],
  ])('wants %s beside a mail server, and never repeats its address', (name, more) => {
    const given = { SMTP_URL: 'smtps://user:secret@mail.example', ...more };
    expect(() => read(given)).toThrow(new RegExp(`^${name} (?!.*secret)`));
  });

  it('never repeats a database address, which may hold a password', () => {
    expect(() => read({ DATABASE_URL: 'postgres//user:secret@db' })).toThrow(/^DATABASE_URL (?!.*secret)/);
  });
});
