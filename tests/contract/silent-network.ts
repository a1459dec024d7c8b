import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network between a process and a server, which can fall silent: nothing passes, and nobody is told. */
export interface Network {
  /** The URL of the server by way of this network. */
  readonly url: string;
  readonly silence: () => void;
  readonly restore: () => void;
  readonly remove: () => void;
}

/** Puts such a network before the server of a URL. What was on its way while it was silent is lost with its connection. */
export async function networkTo(url: string): Promise<Network> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (isSilent) return;
    const far = connect(Number(port || 5432), hostname);
    keep(far);
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (bytes) => !isSilent && to.write(bytes)).on('close', () => !isSilent && to.destroy());
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('This machine gives no port.');
  const here = new URL(url);
  here.host = `127.0.0.1:${address.port}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: here.href,
    silence: () => {
      isSilent = true;
    },
    restore: () => {
      isSilent = false;
      cut();
    },
    remove: () => {
      server.close();
      cut();
    },
  };
}
