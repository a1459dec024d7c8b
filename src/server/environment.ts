import { join } from 'node:path';

/** The service's environment, read and checked. */
export interface Environment {
  readonly port: number;
  /** Interface to listen on; undefined is every one. */
  readonly host: string | undefined;
  /** PostgreSQL URL; undefined is the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly settingsFile: string;
  readonly apiBaseUrl: string;
  readonly logLevel: string;
}

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

const levels = ['silent', 'error', 'warn', 'info', 'debug'];

/**
 * Reads the environment. `root` is the project's folder, `exists` tells of files. Throws with the name of the variable,
 * its value's fault and a good example; DATABASE_URL's value is never repeated, since it may hold a password.
 */
export function readEnvironment(
  variables: Variables,
  root: string,
  exists: (file: string) => boolean,
): Environment {
  const read = (name: string) => variables[name] || undefined;
  const wrong = (name: string, says: string) => new Error(`${name} ${says}`);

  const port = read('PORT') ?? '8080';
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) > 65_535)
    throw wrong('PORT', `must be a number from 0 to 65535, such as 8080; it is "${port}".`);

  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl))
    throw wrong(
      'DATABASE_URL',
      'must be a PostgreSQL address such as postgres://user:password@host:5432/name.',
    );

  const settings = read('SETTINGS');
  if (settings !== undefined && !exists(settings))
    throw wrong('SETTINGS', `names a file that is not there: "${settings}".`);

  const apiBaseUrl = read('API_BASE_URL') ?? '';
  if (apiBaseUrl && !/^https?:\/\/[^\s/?#"'<>;,@]+(\/[^\s?#"'<>]*)?$/.test(apiBaseUrl))
    throw wrong('API_BASE_URL', `must be an http or https address without a query; it is "${apiBaseUrl}".`);

  const logLevel = read('LOG_LEVEL') ?? 'info';
  if (!levels.includes(logLevel))
    throw wrong('LOG_LEVEL', `must be one of ${levels.join(', ')}; it is "${logLevel}".`);

  return {
    port: Number(port),
    host: read('HOST'),
    databaseUrl,
    dataFolder: read('DATA_DIR') ?? join(root, '.data'),
    settingsFile: settings ?? join(root, 'schemas', 'settings.json'),
    apiBaseUrl: apiBaseUrl.replace(/\/$/, ''),
    logLevel,
  };
}
