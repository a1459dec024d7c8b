import { createServer, type Server, type Socket } from 'node:net';
import { afterEach } from 'vitest';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/**
 * A mail server on any free port: what it was told, and how it answers to a letter's text and to whom that is from; it knows no
 * `nobody`.
 */
export async function mailServer(says: () => string, saysOfSender: () => string = () => '250 fine') {
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
      else if (text.startsWith('MAIL FROM:')) socket.write(`${saysOfSender()}\r\n`);
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
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
