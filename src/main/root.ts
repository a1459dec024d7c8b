import { fileURLToPath } from 'node:url';

/** The project's folder: dist/server/main.js and src/main/main.ts both stand two folders below it. */
export const root: string = fileURLToPath(new URL('../../', import.meta.url));
