import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readWordingLog } from '../../src/authoring/checker/wording-log.ts';
import { hashOf } from '../../src/build/save-definitions.ts';
import { studioServer } from '../../src/build/studio-server.ts';
import { trade } from '../../src/trade.ts';
import { smallProject, type TemporaryProject, temporaryProject } from './temporary-project.ts';

const card = 'schemas/cards/fuel.card.json';
const publicUrl = 'https://studio.example';
const signIn = { publicUrl, signedInHeader: 'X-Forwarded-User' };
const ann = { 'x-forwarded-user': 'ann@site.example' };
const fromPage = { ...ann, origin: publicUrl, 'content-type': 'application/json' };

let project: TemporaryProject;
let client: TemporaryProject;
let server: Server;

const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Op', '-c', 'user.email=o@p.example', ...words], {
    cwd: project.root,
    encoding: 'utf8',
  });
const textOf = (file: string) => readFileSync(join(project.root, file), 'utf8');
const reworded = () => textOf(card).replace('Which fuel?', 'Which fuel do you use?');

async function serve(behind?: typeof signIn): Promise<void> {
  const options = { folder: project.root, clientFolder: client.root, trade, user: 'Op' };
  server = createServer(studioServer({ ...options, signIn: behind }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Asks the server; what it says, as JSON where it is that. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}, order?: unknown) {
  const { port } = server.address() as AddressInfo;
  const sent = order === undefined ? {} : { method: 'POST', body: JSON.stringify(order) };
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...sent });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.startsWith('application/json');
  return { status: reply.status, headers: reply.headers, text, said: isJson ? JSON.parse(text) : undefined };
}

const order = (base = hashOf(textOf(card))) => ({
  reason: 'Says it better',
  changes: [{ file: card, text: reworded(), base }],
});

beforeEach(() => {
  project = temporaryProject(smallProject);
  mkdirSync(join(project.root, 'supplier-variants'));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Begin');
  const page = '<!doctype html><html><head><title>Studio</title></head></html>';
  client = temporaryProject({
    'studio.html': page,
    'studio-preview.html': page,
    'index.html': 'not ours',
    'assets/studio/a.js': '1',
  });
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  project.remove();
  client.remove();
});

it('answers nothing to whom the proxy does not name', async () => {
  await serve(signIn);
  for (const path of [
    '/',
    '/studio.html',
    '/studio/files',
    `/studio/history?file=${card}`,
    '/assets/studio/a.js',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 401]);
  expect((await ask('/studio/save', { ...fromPage, 'x-forwarded-user': ' ' }, order())).status).toBe(401);
  expect(git('log', '--format=%s')).toBe('Begin\n');
});

it('gives who signed in the studio on the copy, and no page of another kind', async () => {
  await serve(signIn);
  const page = await ask('/studio.html', ann);
  expect(page.text).toContain('<meta name="studio" content="saves" />');
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect((await ask('/studio-preview.html', ann)).headers.get('content-security-policy')).toContain(
    "connect-src 'none'",
  );
  const { said } = await ask('/studio/files', ann);
  expect(said.log).toBe('');
  expect(said.files).toContainEqual({ file: card, text: textOf(card) });
  for (const path of ['/index.html', '/../package.json', '/assets/..%2f..%2fsettings.json', '/no.html'])
    expect((await ask(path, ann)).status).toBe(404);
});

it('makes of each save a commit of who signed in, and nothing else of it', async () => {
  await serve(signIn);
  writeFileSync(join(project.root, 'notes.txt'), 'not ours');
  git('add', 'notes.txt');
  const text = reworded();
  expect((await ask('/studio/save', fromPage, order())).said).toEqual({ message: 'Saved 1 file.' });
  expect(git('log', '-1', '--format=%an <%ae> %cn %s')).toBe(
    'ann@site.example <ann@site.example> Studio Says it better\n',
  );
  expect(git('show', '--format=', '--name-only')).toBe(`${card}\nschemas/wording-log.jsonl\n`);
  const [entry] = readWordingLog((await ask('/studio/files', ann)).said.log);
  expect(entry).toMatchObject({ who: 'ann@site.example', reason: 'Says it better' });
  const { said } = await ask(`/studio/history?file=${card}`, ann);
  expect(said.note).toBeUndefined();
  expect(said.versions).toMatchObject([
    { who: 'ann@site.example', text },
    { who: 'Op', says: 'Begin' },
  ]);
});

it('says where git took no commit, and has it in the next one', async () => {
  await serve(signIn);
  const lock = join(project.root, '.git/index.lock');
  writeFileSync(lock, '');
  const { status, said } = await ask('/studio/save', fromPage, order());
  expect([status, said.message]).toEqual([
    200,
    expect.stringMatching(/^Saved 1 file\. Git took no commit of it/),
  ]);
  expect(git('log', '--format=%s')).toBe('Begin\n');
  rmSync(lock);
  const text = textOf(card).replace('"gas"', '"oil"');
  const next = { reason: 'Asks for oil', changes: [{ file: card, text, base: hashOf(textOf(card)) }] };
  expect((await ask('/studio/save', fromPage, next)).said).toEqual({ message: 'Saved 1 file.' });
  expect(git('show', '--format=%s', '--', card)).toMatch(/^Asks for oil[\s\S]*do you use\?[\s\S]*oil/);
});

it('saves for no page of another site, and tells the second of two that somebody was first', async () => {
  await serve(signIn);
  const strange = { ...fromPage, origin: 'https://elsewhere.example' };
  expect((await ask('/studio/save', strange, order())).status).toBe(403);
  const late = order();
  expect((await ask('/studio/save', fromPage, order())).status).toBe(200);
  const second = await ask('/studio/save', { ...fromPage, 'x-forwarded-user': 'Bea' }, late);
  expect([second.status, second.said.message]).toEqual([409, expect.stringContaining('was changed')]);
});

it('takes a ledger that is signed by who signed in, and by nobody else', async () => {
  const ledger = 'schemas/sign-off.json';
  const signedBy = (...names: readonly string[]) => {
    const signed = names.map((by) => ({ file: card, by, on: '2026-11-28', wording: {} }));
    return JSON.stringify({ unsigned: 'ignore', signed });
  };
  project.write(ledger, signedBy('Bea'));
  await serve(signIn);
  expect((await ask('/studio/files', ann)).said.who).toBe('ann@site.example');
  const signing = (text: string) => ({
    reason: 'Signed',
    changes: [{ file: ledger, text, base: hashOf(textOf(ledger)) }],
  });
  const asAnother = await ask('/studio/save', fromPage, signing(signedBy('Bea', 'Cid')));
  expect([asAnother.status, asAnother.said.message]).toEqual([
    403,
    'You are signed in as ann@site.example, and sign as nobody else: not as Cid.',
  ]);
  const own = await ask('/studio/save', fromPage, signing(signedBy('Bea', 'ann@site.example')));
  expect([own.status, own.said.message]).toEqual([200, 'Saved 1 file.']);
});

it.each([
  ['as whom git knows', ['Op', 'op@p.example'], 'Op <op@p.example>'],
  ['under a made-up address where git knows none', ['Op', ''], 'Op <op@localhost>'],
  [
    'under a made-up address where git knows somebody else',
    ['Bea Lee', 'bea@p.example'],
    'Op <op@localhost>',
  ],
])(
  'serves this machine alone where no proxy says who signed in, and saves %s',
  async (_, [name, email], by) => {
    git('config', 'user.name', String(name));
    git('config', 'user.email', String(email));
    await serve();
    const { port } = server.address() as AddressInfo;
    const here = { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' };
    expect((await ask('/studio/save', here, order())).status).toBe(200);
    expect(git('log', '-1', '--format=%an <%ae>, %cn <%ce>')).toBe(`${by}, Studio <studio@localhost>\n`);
  },
);

it.each([
  ["Ann O'Lee", 'ann.o.lee@localhost'],
  ['José', 'josé@localhost'],
  ['-', 'nobody@localhost'],
])('gives %s, whom the proxy names without an address, one that leads to nobody', async (name, address) => {
  await serve(signIn);
  const headers = { ...fromPage, 'x-forwarded-user': name };
  expect((await ask('/studio/save', headers, order())).status).toBe(200);
  expect(git('log', '-1', '--format=%ae')).toBe(`${address}\n`);
});
