import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { clientBuild, inOneScript } from '../../src/build/build-options.ts';
import { definitions } from '../../src/build/definitions-plugin.ts';
import { readying } from '../../src/build/ready-plugin.ts';
import { slimRjsf } from '../../src/build/rjsf-plugin.ts';
import { trade } from '../../src/trade.ts';

const here = import.meta.dirname;

/** The pages that are held against each other: the engine's form, the same by hand, and two bare inputs. */
const names = ['form', 'raw', 'blank'] as const;
export type PageName = (typeof names)[number];

/** The bench pages, served on the loopback under the product's content security policy. */
export interface BenchPages {
  /** The address of a page that draws its form `copies` times. */
  readonly url: (page: PageName, copies?: number) => string;
  readonly close: () => Promise<void>;
}

/** Builds the bench pages for production, each by itself as the product's page is, into a temporary folder and serves them on a free port. */
export async function serveBenchPages(port = 0): Promise<BenchPages> {
  const folder = await mkdtemp(join(tmpdir(), 'switchyard-bench-'));
  for (const name of names)
    await build({
      root: here,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), definitions(join(here, 'form'), trade, { isProved: false }), slimRjsf(), readying()],
      build: {
        ...clientBuild(here),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: inOneScript(resolve(here, name, 'index.html')),
      },
    });
  const server = serveFiles(readFiles(folder));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  return {
    url: (page, copies = 1) => `${base}/${page}/index.html?n=${copies}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
};

/** Every file of a folder by its address, compressed once. */
function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      return [address, brotliCompressSync(readFileSync(path))];
    }),
  );
}

function serveFiles(files: ReadonlyMap<string, Buffer>): Server {
  return createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    const body = files.get(path);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-store',
      'content-security-policy': policy,
    });
    response.end(body);
  });
}
