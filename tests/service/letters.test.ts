import { describe, expect, it, vi } from 'vitest';
import { openStorage } from '../../src/main/stores.ts';
import { mailer } from '../../src/service/post/mail.ts';
import { createOutbox } from '../../src/service/post/outbox.ts';
import { freePort, mailServer } from './mail-server.ts';
import { callsTo, dataFolder, run } from './processes.ts';

const keep = 'POST /request/quote/keep';
const body = { emailAddress: 'dunnock@birds.example', quote: null, answers: '{}' };

const outbox = (DATA_DIR: string, more: Readonly<Record<string, string>> = {}) =>
  run({ DATA_DIR, ...more }, ['src/main/outbox.ts']).ended;

describe('the outbox', () => {
  it('shows operators what waits, and nothing of it stands in the log', async () => {
    const DATA_DIR = dataFolder();
    const { ready, child, ended } = run({ DATA_DIR, LOG_LEVEL: 'debug' });
    const { keptDto } = await callsTo(await ready).call(keep, { body });
    // Nobody is told that a letter comes which only waits.
    expect(keptDto.isOnItsWay).toBe(false);
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

  it('sends each letter once by SMTP where a server is given, keeps what that does not take, and has what it refused for good tried again once operators say so', async () => {
    const DATA_DIR = dataFolder();
    let says = '550 relays for nobody';
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
    const shown = (hold: (letters: Awaited<ReturnType<typeof outbox>>) => void) =>
      vi.waitFor(async () => hold(await outbox(DATA_DIR)), { timeout: 30_000 });
    const heard = (words: string) =>
      vi.waitFor(() => expect(mail.told()).toContain(words), { timeout: 30_000 });
    const { keptDto } = await call(keep, { body });
    expect(keptDto.isOnItsWay).toBe(true);
    await shown(({ said, complained }) => {
      expect(said).toMatch(/^Refused: 550\nTo: dunnock@birds\.example\n/);
      expect(complained).toContain('npm run outbox -- --again');
    });
    says = '250 taken';
    const again = () => run({ DATA_DIR }, ['src/main/outbox.ts', '--again']).ended;
    expect((await again()).said).toBe('Letters that are tried again: 1.\n');
    await shown(({ said }) => expect(said).toBe('No letter waits.\n'));
    expect((await again()).said).toBe('Letters that are tried again: 0.\n');
    says = '451 not now';
    await call(keep, { body: { ...body, emailAddress: 'wren@birds.example' } });
    await heard('wren@birds.example');
    expect((await outbox(DATA_DIR)).said).toContain('wren@birds.example');
    says = '250 taken';
    await call(keep, { body: { ...body, emailAddress: 'linnet@birds.example' } });
    await heard('RCPT TO:<linnet@birds.example>');
    await shown(({ said }) => expect(said).not.toContain('linnet'));
    child.kill('SIGTERM');
    const log = (await ended).complained;
    expect(log).toContain('a letter was not sent');
    expect(log).toContain('"refused":550,"msg":"a letter was refused for good"');
    expect(log).not.toMatch(/dunnock|wren|linnet|relays/);
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
