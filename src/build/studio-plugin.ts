import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { NoRevision, userOf, versionsOf } from '../authoring/review/git.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { createSaver, definitionKind, type Saver } from './save-definitions.ts';
import { readOrder, type SignIn, signedIn, unheard, unknown } from './save-request.ts';

/** Where the studio sends what it saves. The service for customers has no such address. */
export const savePath = '/studio/save';

/** Where the studio asks what became of a file, by its path: `?file=`. */
export const historyPath = '/studio/history';

/** What is said of saves of which git does not know yet where no save is a commit: on a developer's own machine. */
const uncommitted =
  'Nothing is committed here by itself: whoever works on this machine does that. Until then all that was saved is one entry, with one way back.';

/** Answers with the last versions of one definition file out of git; where the server does not commit what is saved (`commits`) it says so. Every refusal is JSON with a sentence. */
export async function answerHistory(
  root: string,
  trade: TradeWords,
  request: IncomingMessage,
  response: ServerResponse,
  { signIn, commits = false }: { readonly signIn?: SignIn | undefined; readonly commits?: boolean } = {},
): Promise<void> {
  const file = new URL(request.url ?? '', 'http://localhost').searchParams.get('file') ?? '';
  const refused = unknown(request, signIn);
  if (refused !== undefined) return reply(response, refused);
  if (definitionKind(file, trade) === undefined)
    return reply(response, refusal(403, `${JSON.stringify(file)} is no definition file.`));
  try {
    const found = {
      status: 200,
      versions: await versionsOf(root, file),
      ...(!commits && { note: uncommitted }),
    };
    reply(response, found);
  } catch (error) {
    if (!(error instanceof NoRevision)) throw error;
    reply(response, refusal(404, error.message));
  }
}

const refusal = (status: number, message: string) => ({ status, message });

/** Answers with JSON: all but the status, which is that of HTTP. */
export function reply<Said extends { readonly status: number }>(
  response: ServerResponse,
  { status, ...said }: Said,
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(said));
}

/** Who saves, and when: `signIn` tells who signed in; without it it is `user`. */
interface Saving {
  readonly now?: Date;
  readonly signIn?: SignIn | undefined;
  readonly user?: string | undefined;
}

/** Answers one request to save; every refusal is JSON with a sentence. */
export async function answerSave(
  save: Saver,
  request: IncomingMessage,
  response: ServerResponse,
  { now = new Date(), signIn, user }: Saving = {},
): Promise<void> {
  const order = unheard(request, signIn) ?? (await readOrder(request));
  const who = signIn === undefined ? user : signedIn(request, signIn);
  const signer = signIn && who;
  reply(response, 'status' in order ? order : await save({ ...order, signer }, now, who));
}

/** The dev server's part of the studio: it saves into the project's root, tells the history of its files, and says where the studio is. */
export function studio(root: string, trade: TradeWords): Plugin {
  return {
    name: 'studio',
    apply: (config, { command }) => command === 'serve' && config.mode !== 'test',
    // Found before the first page, so that the dev server does not reload it.
    config: () => ({ optimizeDeps: { entries: ['*.html'] } }),
    configureServer(server) {
      const save = createSaver(root, trade);
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0];
        if (path === savePath)
          userOf(root)
            .then((user) => answerSave(save, request, response, { user }))
            .catch(next);
        else if (path === historyPath) answerHistory(root, trade, request, response).catch(next);
        else next();
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
