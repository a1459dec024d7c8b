import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { logFile } from '../authoring/checker/wording-log.ts';
import { commitFiles } from '../authoring/review/git.ts';
import { readDefinitionFiles } from '../definitions/read-files.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { type Files, filesIn, type Sendable } from '../service/http/files.ts';
import { constantHeaders } from '../service/http/headers.ts';
import { savingStudioPolicy, studioHeaders, workerPolicy } from '../service/http/studio.ts';
import { createSaver, type Saver } from './save-definitions.ts';
import { type SignIn, signedIn, unknown } from './save-request.ts';
import { answerHistory, answerSave, historyPath, reply, savePath } from './studio-plugin.ts';

/** Where the studio asks for the files and the log as they stand now. */
const filesPath = '/studio/files';

/** The mark by which the studio's page knows that a server stands behind it which saves. */
const mark = '<meta name="studio" content="saves" />';

const page = '/studio.html';
const frame = '/studio-preview.html';

/** What a studio that saves into an operator's copy runs on. */
interface StudioOptions {
  /** The copy: a git repository with the trade's folders of definitions. */
  readonly folder: string;
  /** Folder of the built pages. */
  readonly clientFolder: string;
  readonly trade: TradeWords;
  /** Who says who signed in; left out, only this machine is served. */
  readonly signIn?: SignIn | undefined;
  /** Who saves where no proxy says it. */
  readonly user: string;
}

/**
 * The built studio on an operator's copy of the definitions: it needs none of the source. Each save is a commit of who
 * signed in, so that the history of a file has it. Throws where the pages are not built.
 */
export function studioServer({ folder, clientFolder, trade, signIn, user }: StudioOptions): RequestListener {
  const files = filesIn(clientFolder);
  if (files?.has(page) !== true) throw new Error('The studio is not built. Run npm run build.');
  const save = committing(createSaver(folder, trade), folder, user);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(constantHeaders))
      if (name !== 'Reporting-Endpoints') response.setHeader(name, value);
    if (path === savePath) return answerSave(save, request, response, { signIn, user });
    if (path === historyPath)
      return answerHistory(folder, trade, request, response, { signIn, commits: true });
    if (path === filesPath)
      return reply(
        response,
        unknown(request, signIn) ?? standing(folder, trade, signIn && signedIn(request, signIn)),
      );
    if (signIn !== undefined && signedIn(request, signIn) === undefined)
      return reply(response, { status: 401, message: 'Sign in first: nobody is named who asks.' });
    if (path === '/') response.writeHead(302, { Location: page }).end();
    else sendFile(files, path, response);
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      complain(error);
      if (response.headersSent) response.end();
      else reply(response, { status: 500, message: 'That failed here: its log says why.' });
    });
  };
}

const complain = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);

/** Saves one order after the other, and commits each. */
function committing(save: Saver, folder: string, user: string): Saver {
  let last: Promise<unknown> = Promise.resolve();
  const saveNow: Saver = async (order, now, who = user) => {
    const saved = await save(order, now, who);
    if (saved.status !== 200) return saved;
    const files = [...order.changes.map(({ file }) => file), logFile];
    try {
      await commitFiles(folder, files, { who, says: order.reason });
      return saved;
    } catch (error) {
      complain(error);
      return { ...saved, message: `${saved.message} Git took no commit of it: tell who runs the studio.` };
    }
  };
  return (...order) => {
    const next = last.then(() => saveNow(...order));
    last = next.catch(() => undefined);
    return next;
  };
}

function standing(folder: string, trade: TradeWords, who: string | undefined) {
  const log = join(folder, logFile);
  return {
    status: 200,
    files: readDefinitionFiles(folder, trade),
    who,
    log: existsSync(log) ? readFileSync(log, 'utf8') : '',
  };
}

function sendFile(files: Files, path: string, response: ServerResponse): void {
  const isOurs = path === page || path === frame || path.startsWith('/assets/');
  const file = isOurs ? files.kept(path) : undefined;
  if (file === undefined) {
    reply(response, { status: 404, message: 'There is no such file.' });
    return;
  }
  const own = path === page ? { 'Content-Security-Policy': savingStudioPolicy } : studioHeaders(path);
  const policy = workerPolicy(path);
  const headers = { ...own, ...(policy !== undefined && { 'Content-Security-Policy': policy }) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(200, {
    'Content-Type': file.type,
    'Cache-Control': path.startsWith('/assets/') ? 'private, max-age=31536000, immutable' : 'no-store',
  });
  response.end(path === page ? marked(file) : file.bytes);
}

const marked = ({ bytes }: Sendable) =>
  Buffer.from(bytes)
    .toString('utf8')
    .replace('<head>', () => `<head>${mark}`);
