import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { networkOf } from './address.ts';
import { closeAfter } from './wholeRequests.ts';

/** How many connections there may be: in all, and from one network address, undefined where proxies stand before us. */
export interface Room {
  readonly inAll: number;
  readonly perAddress: number | undefined;
}

/** An open connection, and the answers that it waits for. */
interface Entry {
  readonly network: string;
  readonly answers: Set<ServerResponse>;
  /** The answer that was made the last one of it. */
  last?: ServerResponse;
}

/** Lets only the latest answer be the last: what was asked behind another one is answered too. */
function closeBehind(entry: Entry, outgoing: ServerResponse): void {
  if (!outgoing.shouldKeepAlive) return;
  if (entry.last && !entry.last.headersSent) entry.last.shouldKeepAlive = true;
  entry.last = outgoing;
  closeAfter(outgoing);
}

/** The connections of a server. */
export interface Connections {
  /**
   * Takes no new connections, lets every answer from now on be the last of its connection, and closes what has been quiet
   * for `quietMs`: what was sent before is here by then. Resolves when all are closed.
   */
  readonly end: (quietMs: number) => Promise<void>;
}

/**
 * Watches over a server's connections. Where there is no room for a new one, the one that asked nothing for the longest
 * time makes room, of the same address when that has too many; where all are at work the new one is closed.
 */
export function watchConnections(
  server: Server,
  { inAll, perAddress = Number.POSITIVE_INFINITY }: Room,
): Connections {
  /** Those that asked last at the end, with the answers that each waits for. */
  const open = new Map<Socket, Entry>();
  const counts = new Map<string, number>();
  let isEnding = false;
  let arrived = 0;

  const makeRoom = (isMeant: (network: string) => boolean) => {
    for (const [socket, { network, answers }] of open)
      if (answers.size === 0 && isMeant(network)) {
        forget(socket);
        socket.destroy();
        return true;
      }
    return false;
  };
  const forget = (socket: Socket) => {
    const network = open.get(socket)?.network;
    if (network === undefined) return;
    open.delete(socket);
    const left = (counts.get(network) ?? 1) - 1;
    if (left === 0) counts.delete(network);
    else counts.set(network, left);
  };

  server.on('connection', (socket: Socket) => {
    arrived += 1;
    const network = networkOf(socket.remoteAddress ?? '');
    const isCrowded = (counts.get(network) ?? 0) >= perAddress;
    const hasRoom = isCrowded
      ? makeRoom((other) => other === network)
      : open.size < inAll || makeRoom(() => true);
    if (!hasRoom) return socket.destroy();
    open.set(socket, { network, answers: new Set() });
    counts.set(network, (counts.get(network) ?? 0) + 1);
    return socket.once('close', () => forget(socket));
  });
  server.prependListener('request', ({ socket }, outgoing) => {
    const entry = open.get(socket);
    if (entry) {
      open.delete(socket);
      open.set(socket, entry);
      entry.answers.add(outgoing);
      outgoing.once('close', () => entry.answers.delete(outgoing));
    }
    if (isEnding && entry) closeBehind(entry, outgoing);
  });

  return {
    async end(quietMs) {
      isEnding = true;
      for (const entry of open.values()) {
        const latest = [...entry.answers].at(-1);
        if (latest) closeBehind(entry, latest);
      }
      // Callers whom the system let in already are taken before the door closes: it hangs up on all others. New ones may
      // come without end.
      const latest = performance.now() + 3 * quietMs;
      for (let before = -1; before !== arrived && performance.now() < latest; ) {
        before = arrived;
        await turn();
        await turn();
      }
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      const closeQuiet = () => {
        while (makeRoom(() => true));
      };
      const timer = setInterval(closeQuiet, quietMs);
      await closed;
      clearInterval(timer);
    },
  };
}
