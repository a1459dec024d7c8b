import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readDataKeys } from './dataKeys.ts';
import type { Limits } from './http/limits.ts';
import type { MailSettings } from './post/mail.ts';

/** The service's environment, read and checked. */
export interface Environment {
  readonly port: number;
  /** Interface to listen on; undefined is every one. */
  readonly host: string | undefined;
  /** PostgreSQL URL; undefined is the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** How long all is served after we were told to stop, while `/readyz` says so: proxies leave us meanwhile. */
  readonly drainSeconds: number;
  /** How many processes serve: one for each core, and one alone on the embedded database. */
  readonly processes: number;
  readonly settingsFile: string;
  readonly apiBaseUrl: string;
  /** Whether pages say what there is to try: of demonstration data, where they call this very service. */
  readonly isDemonstration: boolean;
  /** Our own origin as customers reach it; undefined where nobody said. */
  readonly publicUrl: string | undefined;
  /** Keys that seal personal data, the newest first; undefined is the one in `dataFolder`. */
  readonly dataKeys: readonly [Buffer, ...Buffer[]] | undefined;
  /** Origins of pages on other hosts that may call us. */
  readonly pages: readonly string[];
  readonly limits: Limits;
  /** How many proxies before us write X-Forwarded-For. */
  readonly proxies: number;
  readonly logLevel: string;
  /** Where `/metrics` is answered: on a port of its own, or on ours for who brings the token; by default nowhere. */
  readonly metrics: { readonly port: number | undefined; readonly token: string | undefined };
  /** The share of requests that is traced, 0 to 1; undefined where nobody takes traces. */
  readonly tracedShare: number | undefined;
  /** Where letters go out; undefined where they wait for the operator (`outbox`). */
  readonly mail: MailSettings | undefined;
}

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

const levels = ['silent', 'error', 'warn', 'info', 'debug'];

const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text && text.startsWith('http');

/**
 * Reads the environment. `root` is the project's folder, `exists` tells of files, `usualLimits` hold where no variable
 * `LIMIT_…` of their kind is given. Throws with the name of the variable,
 * its value's fault and a good example; DATABASE_URL's value is never repeated, since it may hold a password.
 */
export function readEnvironment(
  variables: Variables,
  root: string,
  exists: (file: string) => boolean,
  usualLimits: Limits,
): Environment {
  const read = (name: string) => variables[name] || undefined;
  const wrong = (name: string, says: string) => new Error(`${name} ${says}`);
  /** A variable, or what is usual where it is not given, in the form that `says` says. */
  const inForm = (name: string, usual: string, form: RegExp, says: string) => {
    const text = read(name) ?? usual;
    if (!form.test(text)) throw wrong(name, `must be ${says}; it is "${text}".`);
    return text;
  };
  /** One that need not be given, and whose value is not repeated: it may be a secret, or hold one. */
  const secretly = (name: string, form: RegExp, says: string) => {
    const text = read(name);
    if (text !== undefined && !form.test(text)) throw wrong(name, `must be ${says}.`);
    return text;
  };

  const portOf = (name: string, usual: string) => {
    const text = read(name) ?? usual;
    if (!/^[0-9]{1,5}$/.test(text) || Number(text) > 65_535)
      throw wrong(name, `must be a number from 0 to 65535, such as ${usual}; it is "${text}".`);
    return Number(text);
  };

  const postgres = 'a PostgreSQL address such as postgres://user:password@host:5432/name';
  const databaseUrl = secretly('DATABASE_URL', /^postgres(ql)?:\/\/\S+$/, postgres);
  if (databaseUrl !== undefined && /^\w+:\/\/([^/?#]*@)?(?![^/?#]*@)[^/?#]*,/.test(databaseUrl))
    throw wrong('DATABASE_URL', 'must name one host, which leads to the server that takes changes.');

  const cores = String(databaseUrl === undefined ? 1 : availableParallelism());
  const processes = inForm('PROCESSES', cores, /^[1-9][0-9]{0,2}$/, 'a number from 1 to 999, such as 4');
  if (databaseUrl === undefined && processes !== '1')
    throw wrong('PROCESSES', 'must be 1 without DATABASE_URL: one process owns the embedded database.');

  const drain = inForm('DRAIN_SECONDS', '0', /^[0-9]{1,2}$/, 'a number from 0 to 99, such as 5');

  const settings = read('SETTINGS');
  if (settings !== undefined && !exists(settings))
    throw wrong('SETTINGS', `names a file that is not there: "${settings}".`);

  const address = /^(https?:\/\/[^\s/?#"'<>;,@]+(\/[^\s?#"'<>]*)?)?$/;
  const apiBaseUrl = inForm('API_BASE_URL', '', address, 'an http or https address without a query');

  const demonstration = inForm('DEMONSTRATION', apiBaseUrl ? 'no' : 'yes', /^(yes|no)$/, 'yes or no');
  if (demonstration === 'yes' && apiBaseUrl)
    throw wrong(
      'DEMONSTRATION',
      'must be no with API_BASE_URL: what there is to try is data of this service.',
    );

  const pages = (read('PAGE_ORIGINS') ?? '').split(',').flatMap((part) => part.trim() || []);
  const badPage = pages.find((page) => !isOrigin(page));
  if (badPage !== undefined)
    throw wrong(
      'PAGE_ORIGINS',
      `must be origins such as https://site.example, with commas; one is "${badPage}".`,
    );

  const publicUrl = read('PUBLIC_URL')?.replace(/\/$/, '');
  if (publicUrl !== undefined && !isOrigin(publicUrl))
    throw wrong('PUBLIC_URL', `must be an origin such as https://site.example; it is "${publicUrl}".`);
  if (publicUrl === undefined && pages.length > 0)
    throw wrong('PUBLIC_URL', 'must be given with PAGE_ORIGINS: pages on other hosts are told where to pay.');

  const smtp = read('SMTP_URL');
  if (smtp !== undefined && !(/^smtps?:\/\/[^\s/?#]+$/.test(smtp) && URL.canParse(smtp)))
    throw wrong(
      'SMTP_URL',
      'must be the address of a mail server such as smtps://user:password@mail.example.',
    );
  const from = read('MAIL_FROM') ?? '';
  if (smtp !== undefined && !/^[^\r\n@]+@[^\s@>]+\.[^\s@>]+>?$/.test(from))
    throw wrong('MAIL_FROM', 'must be given with SMTP_URL, such as help@site.example: letters are from it.');
  if (smtp !== undefined && publicUrl === undefined)
    throw wrong('PUBLIC_URL', 'must be given with SMTP_URL: letters lead to our pages.');

  const calls = 'a number of calls in ten minutes, 0 for no limit';
  const limit = (name: string, usual: number) => Number(inForm(name, `${usual}`, /^[0-9]{1,6}$/, calls));

  const counted = 'no, yes, or how many proxies there are, 1 to 9';
  const proxy = inForm('TRUST_PROXY', 'no', /^(yes|no|[1-9])$/, counted);

  const dataKey = read('DATA_KEY');
  const logLevel = read('LOG_LEVEL') ?? 'info';
  if (!levels.includes(logLevel))
    throw wrong('LOG_LEVEL', `must be one of ${levels.join(', ')}; it is "${logLevel}".`);

  const random = '32 or more letters and digits, such as `openssl rand -hex 32` gives';
  const metricsToken = secretly('METRICS_TOKEN', /^[\w.~+/=-]{32,}$/, random);
  if (metricsToken !== undefined && read('METRICS_PORT') === undefined && processes !== '1')
    throw wrong(
      'METRICS_PORT',
      'must be given beside METRICS_TOKEN where several processes serve, for each knows its own figures alone. ' +
        'Or give PROCESSES=1.',
    );

  const otlp = 'the http address of a collector, such as http://localhost:4318';
  const collector = secretly('OTEL_EXPORTER_OTLP_ENDPOINT', /^https?:\/\/\S+$/, otlp);
  const traced = 'the share of requests to trace, 0 to 1';
  const share = inForm('OTEL_TRACES_SAMPLER_ARG', '1', /^(0|1|0?\.[0-9]+)$/, traced);

  return {
    port: portOf('PORT', '8080'),
    host: read('HOST'),
    databaseUrl,
    dataFolder: read('DATA_DIR') ?? join(root, '.data'),
    drainSeconds: Number(drain),
    processes: Number(processes),
    settingsFile: settings ?? join(root, 'schemas', 'settings.json'),
    apiBaseUrl: apiBaseUrl.replace(/\/$/, ''),
    isDemonstration: demonstration === 'yes',
    logLevel,
    metrics: {
      port: read('METRICS_PORT') === undefined ? undefined : portOf('METRICS_PORT', '9090'),
      token: metricsToken,
    },
    tracedShare: collector === undefined ? undefined : Number(share),
    publicUrl,
    mail: smtp === undefined ? undefined : { url: smtp, from },
    dataKeys: dataKey === undefined ? undefined : readDataKeys(dataKey),
    pages,
    limits: Object.fromEntries(
      Object.entries(usualLimits).map(([kind, usual]) => [
        kind,
        limit(`LIMIT_${kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`, usual),
      ]),
    ),
    proxies: proxy === 'no' ? 0 : Number(proxy === 'yes' ? 1 : proxy),
  };
}
