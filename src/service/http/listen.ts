import { readFileSync } from 'node:fs';
import { Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Room, watchConnections } from './connections.ts';
import { type Crowd, shed } from './overload.ts';
import { wholeRequests } from './wholeRequests.ts';

/** The largest body that is taken, bytes. */
export const mostBytes = 1024 * 1024;

/** Callers whom the system lets in ahead of us: one that finds no place there asks again after a second, or after three. */
const backlog = 4_096;

/** How long a caller may take, milliseconds: for headers, for the whole request, and between two requests. */
interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly idle: number;
  /** How often that is looked at. */
  readonly look: number;
}

/** A proxy keeps idle connections for a minute; one that we closed before it would cost it a request. */
const usualPatience: Patience = { headers: 10_000, request: 15_000, idle: 65_000, look: 1_000 };

/** Files that this process may open, of which connections may take four in five; undefined where the system does not say. */
function roomForFiles(): number | undefined {
  try {
    const [, limit] = /^Max open files +\d+ +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? undefined : Math.floor(Number(limit) * 0.8);
  } catch {
    return undefined;
  }
}

/** The usual room: an address is an office or a mobile network with hundreds of customers, unless it is our own proxy. */
export const usualRoom = (proxies: number): Room => ({
  inAll: Math.min(10_000, roomForFiles() ?? 800),
  perAddress: proxies === 0 ? 1_000 : undefined,
});

/** Closes no idle connection when it stops listening: a request may be on its way. */
class LastingServer extends Server {
  /** Who has said all there is to say is answered; Node hangs up on them unless the answer is there already. */
  readonly httpAllowHalfOpen = true;
  override closeIdleConnections(): void {}
}

/** Where and for whom to listen. `host` undefined is every interface, `port` 0 any free one. */
export interface Listen {
  readonly fetch: Parameters<typeof getRequestListener>[0];
  readonly port: number;
  readonly host?: string | undefined;
  readonly room: Room;
  readonly patience?: Patience;
  /** How many calls are taken in hand at once; any number when left out. */
  readonly crowd?: Crowd;
}

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Finishes what came, as the last of its connection; resolves when every connection is closed. */
  readonly stop: () => Promise<void>;
}

/** Throws for a port that could not be had, by the name of the variable that names it. */
export const tellPort =
  (name: string, port: number) =>
  (thrown: NodeJS.ErrnoException): never => {
    if (thrown.code === 'EADDRINUSE') throw new Error(`${name} ${port} is in use. Choose another ${name}.`);
    if (thrown.code === 'EACCES')
      throw new Error(`${name} ${port} is not for this user. Choose another ${name}, of 1024 or more.`);
    if (thrown.syscall === 'getaddrinfo' || thrown.code === 'EADDRNOTAVAIL')
      throw new Error('HOST must be an address of this machine; leave it out to serve on all of them.');
    throw thrown;
  };

/** Serves an app over HTTP/1.1, with deadlines and room for each caller. Rejects when the port cannot be had. */
export async function listen({
  fetch,
  port,
  host,
  room,
  patience = usualPatience,
  crowd,
}: Listen): Promise<Listening> {
  const options: ServerOptions = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    connectionsCheckingInterval: patience.look,
  };
  // Who asks as of old, such as some that look whether we are well, names no host (HTTP/1.0).
  const serve = getRequestListener(fetch, { hostname: 'localhost' });
  const listener = wholeRequests(mostBytes, crowd ? shed(crowd, serve) : serve);
  const server = new LastingServer(options, listener);
  // Who takes no answer is left alone.
  server.timeout = patience.idle + patience.headers;
  const connections = watchConnections(server, room);
  await new Promise<void>((resolve, reject) => {
    // Also what goes wrong later, such as a caller who was gone before we took the call, ends nothing.
    server.on('error', reject);
    server.listen({ port, host, backlog }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, stop: () => connections.end(1_000) };
}
