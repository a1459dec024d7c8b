import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { TradeWords } from '../engine/trade-words.ts';
import { createSaver, type Saver } from './save-definitions.ts';
import { readOrder, unheard } from './save-request.ts';

/** Where the studio sends what it saves. There is no such address but on a dev server. */
const savePath = '/studio/save';

/** Answers one request to save; every refusal is JSON with a sentence. */
export async function answerSave(
  save: Saver,
  request: IncomingMessage,
  response: ServerResponse,
  now = new Date(),
): Promise<void> {
  const order = unheard(request) ?? (await readOrder(request));
  const { status, ...reply } = 'status' in order ? order : await save(order, now);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(reply));
}

/** The dev server's part of the studio: it saves into the project's root, and says where the studio is. */
export function studio(root: string, trade: TradeWords): Plugin {
  return {
    name: 'studio',
    apply: (config, { command }) => command === 'serve' && config.mode !== 'test',
    // Found before the first page, so that the dev server does not reload it.
    config: () => ({ optimizeDeps: { entries: ['*.html'] } }),
    configureServer(server) {
      const save = createSaver(root, trade);
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?', 1)[0] !== savePath) return next();
        answerSave(save, request, response).catch(next);
      });
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const [address] = server.resolvedUrls?.local ?? [];
        if (address !== undefined) server.config.logger.info(`  ➜  Studio:  ${address}studio.html`);
      };
    },
  };
}
