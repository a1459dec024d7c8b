import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/authoring/checker/problem.ts';
import { logFile } from '../../src/authoring/checker/wording-log.ts';
import { createSaver, hashOf, type Saver } from '../../src/build/save-definitions.ts';
import { answerHistory, answerSave } from '../../src/build/studio-plugin.ts';
import { trade } from '../../src/trade.ts';
import { smallProject, type TemporaryProject, temporaryProject } from './temporary-project.ts';

const card = 'schemas/cards/fuel.card.json';
const now = new Date('2026-03-10T12:00:00Z');
let project: TemporaryProject;
let save: Saver;
const server = createServer((request, response) => {
  if (request.url === '/studio/save') void answerSave(save, request, response, { now });
  else void answerHistory(project.root, trade, request, response);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  project?.remove();
  project = temporaryProject(smallProject);
  mkdirSync(join(project.root, 'supplier-variants'));
  save = createSaver(project.root, trade);
});
afterAll(() => project.remove());

const textOf = (file: string) => readFileSync(join(project.root, file), 'utf8');
const reworded = () => textOf(card).replace('Which fuel?', 'Which fuel do you use?');
const change = (file = card, text = reworded(), base: string | null = hashOf(textOf(card))) => ({
  file,
  text,
  base,
});

interface Reply {
  readonly status: number | undefined;
  readonly message: string;
  readonly problems?: readonly Problem[];
}

/** Sends a request as the studio does, with some headers otherwise. */
function send(
  body: unknown,
  others: Readonly<Record<string, string | undefined>> = {},
  method = 'POST',
  path = '/studio/save',
): Promise<Reply> {
  const host = `localhost:${port}`;
  const all = { host, origin: `http://${host}`, 'content-type': 'application/json', ...others };
  const headers = Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, (reply) => {
      let text = '';
      reply.on('data', (part) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode, ...JSON.parse(text) }));
    });
    sent.on('error', reject);
    sent.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

/** Every file of the project with its text, to see that nothing at all was written. */
const everything = () =>
  readdirSync(project.root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .map((file) => [file, readFileSync(join(project.root, file), 'utf8')]);

describe('saving from the studio', () => {
  it('writes the file, and what was saved and why into the log', async () => {
    const before = hashOf(textOf(card));
    const text = reworded();
    const reply = await send({ reason: ' Says  it better. ', changes: [change()] });
    expect(reply).toEqual({ status: 200, message: 'Saved 1 file.' });
    expect(textOf(card)).toBe(text);
    expect(JSON.parse(textOf(logFile))).toEqual({
      at: '2026-03-10T12:00:00.000Z',
      reason: 'Says it better.',
      // printf 'Which fuel do you use?' | sha256sum
      files: [{ file: card, before, after: hashOf(text), wording: { title: '00aaa5492aede31e' } }],
    });
    expect(everything().map(([file]) => file)).not.toContain(`${card}.part`);
  });

  it('makes a new file for a supplier, and for nothing else', async () => {
    const variant = { suppliers: [7], name: 'New', card: 'fuel', text: { fuel: 'Your fuel' } };
    const added = change('supplier-variants/7-new.json', JSON.stringify(variant), null);
    expect((await send({ reason: 'New supplier', changes: [added] })).status).toBe(200);
    expect(existsSync(join(project.root, added.file))).toBe(true);
    const other = change('schemas/cards/other.card.json', textOf(card), null);
    expect((await send({ reason: 'x', changes: [other] })).status).toBe(403);
  });

  it('makes the file of a language, and its folder, for a text that is there', async () => {
    project.write('schemas/locales/cy/locale.json', { name: 'Cymraeg', lang: 'cy' });
    const texts = { title: { source: 'Which fuel?', target: 'Pa danwydd?' } };
    const file = 'schemas/locales/cy/cards/fuel.card.json';
    const added = change(file, JSON.stringify({ texts }), null);
    expect((await send({ reason: 'In Welsh too', changes: [added] })).status).toBe(200);
    expect(textOf(file)).toBe(added.text);
    const climbing = { ...added, file: 'schemas/locales/../cards/new.card.json' };
    expect((await send({ reason: 'x', changes: [climbing] })).status).toBe(403);
    const nowhere = { ...added, file: 'schemas/locales/cy/cards/other.card.json' };
    expect((await send({ reason: 'x', changes: [nowhere] })).status).toBe(422);
  });

  it('refuses what changed underneath, and then writes none of the files', async () => {
    const journey = 'schemas/journeys/quote.journey.json';
    const late = change(journey, textOf(journey).replace('Send', 'Go'), hashOf('what it was once'));
    const before = everything();
    const reply = await send({ reason: 'x', changes: [change(), late] });
    expect([reply.status, reply.message]).toEqual([409, expect.stringContaining(journey)]);
    expect(everything()).toEqual(before);
  });

  it('refuses a draft with a mistake, and says where it is', async () => {
    const before = everything();
    const broken = change(card, textOf(card).replace('"order": [', '"order": ["nobody",'));
    const reply = await send({ reason: 'x', changes: [broken] });
    expect(reply.status).toBe(422);
    expect(reply.problems?.[0]).toMatchObject({ file: card, line: expect.any(Number) });
    expect(everything()).toEqual(before);
  });

  describe('with a law that a fuel is chosen', () => {
    const cardWith = (more: object) => ({ ...smallProject[card], ...more });
    const require = { fuel: true };
    const rules = [{ field: 'fuel', must: false, message: 'No.' }];
    const changeTo = (more: object) => change(card, JSON.stringify(cardWith(more), null, 2));
    const obligation = {
      says: 'Whoever switches says what.',
      source: 'S1',
      journey: 'quote',
      requires: ['fuel'],
    };
    beforeEach(() => {
      project.write('schemas/obligations.json', { obligations: { 'fuel-is-known': obligation } });
      project.write(card, cardWith({ require }));
    });

    it('refuses a draft that breaks it, says what it breaks and how one comes to meet that', async () => {
      const before = everything();
      const reply = await send({ reason: 'x', changes: [changeTo({})] });
      expect([reply.status, reply.message]).toEqual([422, 'Nothing was saved: 1 error.']);
      expect(reply.problems).toMatchObject([
        { id: 'broken-obligation', message: expect.stringContaining(obligation.says) },
      ]);
      expect(reply.problems?.[0]?.path?.length).toBeGreaterThan(0);
      expect(everything()).toEqual(before);
      expect((await send({ reason: 'x', changes: [change()] })).status).toBe(200);
    });

    it('refuses a draft with which a journey can never be submitted', async () => {
      const reply = await send({ reason: 'x', changes: [changeTo({ require, rules })] });
      expect([reply.status, reply.problems?.map(({ id }) => id)]).toEqual([422, ['dead-step']]);
    });

    it('takes a draft of what was broken before, though its line moves, but no second mistake', async () => {
      project.write(card, cardWith({}));
      const moved = change(card, `\n${reworded()}`);
      expect((await send({ reason: 'x', changes: [moved] })).status).toBe(200);
      const reply = await send({ reason: 'x', changes: [changeTo({ title: 'Other words', rules })] });
      expect([reply.status, reply.problems?.map(({ id }) => id)]).toEqual([422, ['dead-step']]);
    });

    it('refuses a supplier that comes to meet what only another one met, and tells its own way there', async () => {
      const journey = 'schemas/journeys/quote.journey.json';
      const [one, two] = ['supplier-variants/1-one.json', 'supplier-variants/2-two.json'];
      const variant = { suppliers: [1], name: 'One', card: 'fuel', hide: ['fuel'] };
      const other = { suppliers: [2], name: 'Two', card: 'fuel' };
      project.write(
        card,
        cardWith({ order: ['fuel', 'note'], notices: { note: { text: 'A note.' } }, require }),
      );
      project.write(journey, {
        ...smallProject[journey],
        steps: [{ card: 'fuel', variant: 'plan.supplierId' }],
      });
      project.write(one, variant);
      project.write(two, other);
      const renamed = change(two, JSON.stringify({ ...other, name: 'Second' }), hashOf(textOf(two)));
      expect((await send({ reason: 'x', changes: [renamed] })).status).toBe(200);
      const following = change(two, JSON.stringify({ ...other, extends: '1-one' }), hashOf(textOf(two)));
      const reply = await send({ reason: 'x', changes: [following] });
      expect([reply.status, reply.problems?.map(({ id, file }) => [id, file])]).toEqual([
        422,
        [['broken-obligation', one]],
      ]);
      expect(reply.problems?.[0]?.path).toContain('with variant "2-two"');
    });

    it('judges all of it where the disk cannot be read, for then nobody knows what stood before', async () => {
      const broken = changeTo({});
      project.write(card, '{');
      const reply = await send({ reason: 'x', changes: [{ ...broken, base: hashOf('{') }] });
      expect([reply.status, reply.problems?.map(({ id }) => id)]).toEqual([422, ['broken-obligation']]);
    });
  });

  it.each([
    '../outside.json',
    'supplier-variants/../../outside.json',
    'supplier-variants/..json',
    'supplier-variants/a\\..\\..\\b.json',
    'schemas/meta/card.schema.json',
    'package.json',
    'src/main.ts',
    '/etc/passwd',
  ])('writes no %s', async (file) => {
    const before = everything();
    expect((await send({ reason: 'x', changes: [change(file, '{}', null)] })).status).toBe(403);
    expect(everything()).toEqual(before);
  });

  it('follows no link out of the project', async () => {
    const outside = temporaryProject({ 'target.json': '{}' });
    symlinkSync(join(outside.root, 'target.json'), join(project.root, 'supplier-variants/1-link.json'));
    const linked = change('supplier-variants/1-link.json', '{"name":"x"}', hashOf('{}'));
    expect((await send({ reason: 'x', changes: [linked] })).status).toBe(403);
    expect(readFileSync(join(outside.root, 'target.json'), 'utf8')).toBe('{}');
    outside.remove();
  });

  it.each([
    ['a name that was rebound to this machine', { host: 'evil.example', origin: 'http://evil.example' }, 403],
    ['a page of another origin', { origin: 'https://evil.example' }, 403],
    ['a request that names no origin', { origin: undefined }, 403],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text, which needs no leave of the browser', { 'content-type': 'text/plain' }, 415],
  ])('does not hear %s', async (_, headers, status) => {
    const before = everything();
    expect((await send({ reason: 'x', changes: [change()] }, headers)).status).toBe(status);
    expect(everything()).toEqual(before);
  });

  it('hears POST only, and a well-formed order with a reason only', async () => {
    expect((await send('', {}, 'GET')).status).toBe(405);
    const orders = ['{', [], {}, { reason: '', changes: [change()] }, { reason: 'x', changes: [] }];
    for (const order of orders) expect((await send(order)).status).toBe(400);
    expect((await send({ reason: 'x', changes: [{ file: 1 }] })).status).toBe(400);
    writeFileSync(join(project.root, 'untouched.json'), '{}');
    expect((await send('x'.repeat(4_000_001))).status).toBe(413);
  });
});

describe('the history of a file', () => {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b.example', ...words], {
      cwd: project.root,
    });
  const asked = (file: string, others: Readonly<Record<string, string>> = {}) =>
    send('', others, 'GET', `/studio/history?file=${encodeURIComponent(file)}`);

  it('tells who left which text and why, the newest first', async () => {
    const before = textOf(card);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Begin');
    writeFileSync(join(project.root, card), reworded());
    git('commit', '-qam', 'Say it better');
    expect(await asked(card)).toMatchObject({
      versions: [
        { who: 'Ann', says: 'Say it better', text: textOf(card) },
        { who: 'Ann', says: 'Begin', text: before },
      ],
      // Developers commit themselves, and staff are told so.
      note: expect.stringMatching(/^Nothing is committed here by itself/),
    });
  });

  it('is empty for what was never committed, and says why where there is no git', async () => {
    expect(await asked(card)).toMatchObject({
      status: 404,
      message: expect.stringContaining('not in a git repository'),
    });
    git('init', '-q');
    expect(await asked(card)).toMatchObject({ status: 200, versions: [] });
  });

  it('is told of definition files alone, and to nobody but the studio of this machine', async () => {
    for (const file of ['package.json', '../../etc/passwd', 'schemas/cards/../../x.card.json', '--help', ''])
      expect((await asked(file)).status, file).toBe(403);
    expect((await asked(card, { host: 'evil.test' })).status).toBe(403);
    expect((await asked(card, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
