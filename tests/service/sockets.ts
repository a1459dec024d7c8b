import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that says what a test wants, byte for byte. */
export interface Line {
  readonly socket: Socket;
  readonly say: (text: string) => void;
  /** Everything that came, once that has come to match. */
  readonly heard: (pattern: RegExp) => Promise<string>;
  /** The next whole answer; rejects when the other side closes before it is here. */
  readonly answer: () => Promise<string>;
  /** Everything that came, once the other side has closed. */
  readonly closed: Promise<string>;
}

/** Opens a connection to an address such as `http://127.0.0.1:8080`. */
export async function lineTo(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let all = '';
  const waiting = new Set<() => void>();
  socket.on('data', (bytes) => {
    all += bytes.toString('latin1');
    for (const look of waiting) look();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(all));
  });
  const heard = (pattern: RegExp) => until(() => pattern.test(all));
  const until = (isHere: () => boolean) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (!isHere()) return;
        waiting.delete(look);
        resolve(all);
      };
      waiting.add(look);
      look();
      void closed.then(() => reject(new Error(`closed after: ${all.slice(read)}`)));
    });
  let read = 0;
  const answer = async () => {
    const endOf = () => {
      const head = all.indexOf('\r\n\r\n', read) + 4;
      const [, length = '0'] = /content-length: (\d+)/i.exec(all.slice(read, head)) ?? [];
      return head < 4 ? Number.POSITIVE_INFINITY : head + Number(length);
    };
    await until(() => all.length >= endOf());
    const from = read;
    read = endOf();
    return all.slice(from, read);
  };
  return {
    socket,
    answer,
    closed,
    say: (text) => void socket.write(text),
    heard,
  };
}

/** A request as it stands on the wire. */
export const request = (method: string, path: string, headers: readonly string[] = [], body = ''): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n');
