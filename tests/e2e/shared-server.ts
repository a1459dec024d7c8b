import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port of the service that all tests share. */
export const port = Number(process.env.PORT ?? 4310);

// The runner and each of its workers read this file: the first that does chooses the folder.
process.env.SHARED_DATA ??= mkdtempSync(join(tmpdir(), 'switchyard-e2e-'));

/** That service, which runs without settings for as long as the tests do, and the folder of its embedded database. */
export const server = { url: `http://127.0.0.1:${port}`, data: process.env.SHARED_DATA };
