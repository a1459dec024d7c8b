import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStorage } from '../../src/main/stores.ts';
import { mailer } from '../../src/service/post/mail.ts';
import { createOutbox } from '../../src/service/post/outbox.ts';
import { callsTo, dataFolder, run } from './processes.ts';

const keep = 'POST /request/quote/keep';
const body = { emailAddress: 'dunnock@birds.example', quote: null, answers: '{}' };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A mail server on any free port: what it was told, and how it answers to a letter's text; it knows no `nobody`. */
async function mailServer(says: () => string) {
  const told: string[] = [];
  const talk = (socket: Socket) => {
    let letter: string | undefined;
    socket.write('220 mail.example ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      told.push(text);
      if (letter !== undefined) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        letter = undefined;
        socket.write(`${says()}\r\n`);
      } else if (text.startsWith('DATA')) {
        letter = '';
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (text.startsWith('RCPT TO:<nobody')) socket.write('550 no such person\r\n');
      else socket.write('250 fine\r\n');
    });
    socket.on('error', () => undefined);
  };
  const server = createServer(talk);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { told: () => told.join(''), url: `smtp://127.0.0.1:${portOf(server)}` };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const outbox = (DATA_DIR: string, more: Readonly<Record<string, string>> = {}) =>
  run({ DATA_DIR, ...more }, ['src/main/outbox.ts']).ended;

describe('the outbox', () => {
  it('shows operators what waits, and nothing of it stands in the log', async () => {
    const DATA_DIR = dataFolder();
    const { ready, child, ended } = run({ DATA_DIR, LOG_LEVEL: 'debug' });
    await callsTo(await ready).call(keep, { body });
    const { said, code, complained } = await outbox(DATA_DIR);
    expect(code).toBe(0);
    expect(said).toMatch(/^To: dunnock@birds\.example\nSubject: Your saved quote/);
    expect(said).toMatch(/\n\/saved-quote#[\w-]{43}\n/);
    // A bare path opens nothing in anybody's mail.
    expect(complained).toContain('PUBLIC_URL is not set');
    const whole = await outbox(DATA_DIR, { PUBLIC_URL: 'https://site.example' });
    expect(whole.said).toMatch(/\nhttps:\/\/site\.example\/saved-quote#[\w-]{43}\n/);
    expect(whole.complained).not.toContain('PUBLIC_URL');
    child.kill('SIGTERM');
    const log = (await ended).complained;
    expect(log).toContain('quote/keep');
    expect(log).not.toMatch(/dunnock|saved-quote/);
    const folder = dataFolder();
    expect((await outbox(folder)).complained).toContain(`There is no database in ${folder}.`);
    const { store } = await openStorage({ databaseUrl: undefined, dataFolder: folder, dataKeys: undefined });
    await store.close();
    expect((await outbox(folder)).said).toBe('No letter waits.\n');
  });

  it('sends each letter once by SMTP where a server is given, and keeps what that does not take', async () => {
    const DATA_DIR = dataFolder();
    let says = '451 not now';
    const mail = await mailServer(() => says);
    const port = await freePort();
    const { ready, child, ended } = run({
      DATA_DIR,
      LOG_LEVEL: 'debug',
      PORT: `${port}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'help@site.example',
    });
    const { call } = callsTo(await ready);
    await call(keep, { body });
    await vi.waitFor(() => expect(mail.told()).toContain('dunnock@birds.example'), { timeout: 30_000 });
    expect((await outbox(DATA_DIR)).said).toContain('dunnock@birds.example');
    says = '250 taken';
    await call(keep, { body: { ...body, emailAddress: 'linnet@birds.example' } });
    await vi.waitFor(() => expect(mail.told()).toContain('RCPT TO:<linnet@birds.example>'), {
      timeout: 30_000,
    });
    await vi.waitFor(async () => expect((await outbox(DATA_DIR)).said).not.toContain('linnet'), {
      timeout: 30_000,
    });
    child.kill('SIGTERM');
    const log = (await ended).complained;
    expect(log).toContain('a letter was not sent');
    expect(log).not.toMatch(/dunnock|linnet/);
    expect(mail.told()).toContain('/saved-quote#');
    expect(mail.told().split('RCPT TO:<linnet@birds.example>')).toHaveLength(2);
  });

  it('holds up no letter for one that is damaged or whose address or text is refused, and all while no server is there', async () => {
    const { store, sealer } = await openStorage({
      databaseUrl: undefined,
      dataFolder: dataFolder(),
      dataKeys: undefined,
    });
    let now = Date.now();
    const outbox = createOutbox(store.outbox, sealer, () => now);
    const kept = (id: string, to: string) =>
      outbox.sealed({ to, subject: 'Hello', text: 'Hello.' }, { id, about: null, ends: now + 600_000 });
    const save = (id: string, to: string, letter = kept(id, to)) =>
      store.kept.save(
        {
          token_hash: id,
          switch_id: null,
          owner: id,
          body: '',
          created_at: letter.created_at,
          ends_at: letter.ends_at,
        },
        letter,
      );
    await save('a', 'nobody@birds.example');
    now += 1;
    await save('b', '', { ...kept('b', ''), letter: 'damaged' });
    now += 1;
    await save('c', 'linnet@birds.example');

    const from = 'help@site.example';
    const told: unknown[] = [];
    const away = mailer({ url: `smtp://127.0.0.1:${await freePort()}`, from });
    await expect(outbox.send(away, (fault) => told.push(fault))).rejects.toThrow();
    expect(told).toEqual([]);
    now += 60_000;
    const mail = await mailServer(() => '250 taken');
    await outbox.send(mailer({ url: mail.url, from }), (fault) => told.push(fault));
    expect(told).toHaveLength(2);
    expect(mail.told()).toContain('RCPT TO:<linnet@birds.example>');
    expect((await outbox.waiting()).map(({ to }) => to)).toEqual(['nobody@birds.example']);

    const refusing = await mailServer(() => '554 not this text');
    now += 1;
    await save('d', 'dunnock@birds.example');
    await outbox.send(mailer({ url: refusing.url, from }), (fault) => told.push(fault));
    expect(told).toHaveLength(3);
    await store.close();
  });
});
