import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, mostBytes } from '../../src/service/http/listen.ts';
import { startService } from './service.ts';
import { type Line, lineTo, request } from './sockets.ts';

const patience = { headers: 10_000, request: 15_000, idle: 65_000, look: 20 };
const room = { inAll: 100, perAddress: 100 };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A service on a port of its own; the lines that it logs. */
async function start(options: Partial<Parameters<typeof listen>[0]> = {}) {
  const logged: { readonly level: number; readonly status?: number }[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const service = await startService({ log });
  const listening = await listen({
    fetch: service.app.fetch,
    port: 0,
    host: '127.0.0.1',
    room,
    patience,
    ...options,
  });
  stops.push(service.stop);
  const lines: Line[] = [];
  stops.unshift(async () => {
    for (const { socket } of lines) socket.destroy();
    await listening.stop();
  });
  const address = `http://127.0.0.1:${listening.port}`;
  const line = async () => {
    const one = await lineTo(address);
    lines.push(one);
    return one;
  };
  return { line, logged, listening };
}

const makes = request('GET', '/request/ev/make');
const good = /HTTP\/1.1 200 OK[\s\S]*"name"/;
const json = 'Content-Type: application/json';

describe('a connection', () => {
  it('that sends nothing, or headers without end, is closed after its time', async () => {
    const { line } = await start({ patience: { ...patience, headers: 50, request: 60 } });
    const [silent, slow] = [await line(), await line()];
    slow.say('GET / HTTP/1.1\r\nHost: localhost\r\n');
    expect(await slow.closed).toMatch(/^HTTP\/1.1 408/);
    await silent.closed;
  });

  it('whose body does not come is closed after its time', async () => {
    const { line } = await start({ patience: { ...patience, headers: 40, request: 60 } });
    const slow = await line();
    slow.say(request('POST', '/request/tariffs', [json, 'Content-Length: 100'], '{'));
    expect(await slow.closed).toMatch(/^HTTP\/1.1 408/);
  });

  it('that is idle after an answer is closed after its time', async () => {
    const { line } = await start({ patience: { ...patience, idle: 60 } });
    const idle = await line();
    idle.say(makes);
    expect(await idle.closed).toMatch(good);
  });

  it.each(['/healthz', '/readyz'])(
    'of HTTP/1.0, without a host, is told whether we are well by %s',
    async (path) => {
      const { line } = await start();
      const old = await line();
      old.say(`GET ${path} HTTP/1.0\r\n\r\n`);
      expect(await old.closed).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  it('that hangs up in the middle of its request is no error of ours', async () => {
    const { line, logged } = await start();
    const gone = await line();
    gone.say(request('POST', '/request/tariffs', [json, 'Content-Length: 100'], '{'));
    const other = await line();
    other.say(makes);
    await other.heard(good);
    gone.socket.resetAndDestroy();
    other.say(makes);
    await other.heard(/"name"[\s\S]*HTTP\/1.1 200 OK[\s\S]*"name"/);
    await other.socket.end();
    expect(logged.filter(({ level }) => level > 30)).toEqual([]);
  });
});

describe('a server whose answers take a while', () => {
  const late = async () => {
    await wait(200);
    return new Response('{"name":1}');
  };

  it('answers who has closed their side of the connection behind the request', async () => {
    const { line } = await start({ fetch: late });
    const done = await line();
    done.socket.end(makes);
    expect(await done.closed).toMatch(good);
  });

  it('answers all that was asked one behind the other before it was told to stop, and then closes', async () => {
    const { line, listening } = await start({ fetch: late });
    const one = await line();
    one.say(makes.repeat(3));
    await wait(50);
    const stopped = listening.stop();
    one.say(makes.repeat(2));
    const answers = (await one.closed).match(/HTTP\/1.1 200 OK|connection: close/gi);
    expect(answers).toEqual([...Array(5).fill('HTTP/1.1 200 OK'), 'Connection: close']);
    await stopped;
  });
});

describe('a server that stops', () => {
  it('closes its door though new callers come without end', async () => {
    const { listening } = await start();
    let isRefused = false;
    const come = () => {
      const socket = connect(listening.port, '127.0.0.1', () => socket.destroy());
      socket.on('error', ({ code }: NodeJS.ErrnoException) => {
        isRefused ||= code === 'ECONNREFUSED';
      });
      socket.on('close', () => isRefused || come());
    };
    for (let n = 0; n < 8; n += 1) come();
    await listening.stop();
    await vi.waitUntil(() => isRefused, { timeout: 20_000 });
  });
});

describe('a body that is too large', () => {
  const tooLarge = 'x'.repeat(mostBytes + 1);
  const chunked = `${(mostBytes + 1).toString(16)}\r\n${tooLarge}\r\n0\r\n\r\n`;
  it.each([
    ['of a known length', `Content-Length: ${tooLarge.length}`, tooLarge],
    ['in pieces', 'Transfer-Encoding: chunked', chunked],
  ])('%s is refused, and the connection serves what comes after it', async (_, header, body) => {
    const { line } = await start();
    const one = await line();
    one.say(request('POST', '/request/tariffs', [json, header], body) + makes);
    const all = await one.heard(good);
    expect(all).toMatch(/^HTTP\/1.1 413/);
    expect(all).not.toMatch(/Connection: close/i);
  });

  it('that an address refuses unread is read all the same', async () => {
    const { line } = await start();
    const one = await line();
    const body = 'x'.repeat(mostBytes);
    one.say(request('POST', '/request/nothing', [json, `Content-Length: ${body.length}`], body) + makes);
    expect(await one.heard(good)).toMatch(/^HTTP\/1.1 404/);
  });

  it('without end is answered, and the connection closed with the answer', async () => {
    const { line } = await start();
    const one = await line();
    one.say(
      request('POST', '/request/tariffs', [json, 'Content-Length: 900000000'], 'x'.repeat(17 * mostBytes)),
    );
    expect(await one.closed).toMatch(/^HTTP\/1.1 413[\s\S]*Connection: close/i);
  });
});

describe('too many connections', () => {
  it('of an address make room among themselves, the one that was quiet for the longest time first', async () => {
    const { line } = await start({ room: { inAll: 100, perAddress: 3 } });
    const [first, second, third] = [await line(), await line(), await line()];
    first.say(makes);
    await first.heard(good);
    const fourth = await line();
    await second.closed;
    for (const one of [fourth, third, first]) {
      one.say(makes);
      await one.answer();
    }
  });

  it('in all make room for a new one in the same way', async () => {
    const { line } = await start({ room: { inAll: 2, perAddress: undefined } });
    const [first, second] = [await line(), await line()];
    const third = await line();
    await first.closed;
    for (const one of [second, third]) {
      one.say(makes);
      await one.heard(good);
    }
  });

  it('that are all at work stay, and the new one is closed', async () => {
    let release = () => undefined as undefined;
    const held = new Promise<void>((resolve) => {
      release = () => void resolve();
    });
    let begin = () => undefined as undefined;
    const begun = new Promise<void>((resolve) => {
      begin = () => void resolve();
    });
    const fetch = async () => {
      begin();
      await held;
      return new Response('"name"');
    };
    const { line } = await start({ fetch, room: { inAll: 1, perAddress: undefined } });
    const busy = await line();
    busy.say(makes);
    await begun;
    const refused = await line();
    expect(await refused.closed).toBe('');
    release();
    await busy.heard(good);
  });
});
