import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** What is read and dropped of a body that is too large before we hang up, in bodies of the size that we take. */
const dropped = 16;

/**
 * Hands requests on once they are here whole, so that no answer leaves half a request on a connection that the next one,
 * behind a proxy a stranger's, comes by. Of a body the first `mostBytes` and one more are kept: enough to see that it is too
 * large. The rest is read and dropped; of a body without end the connection is closed with the answer. A caller who hangs up
 * before that has asked nothing.
 */
export const wholeRequests =
  (mostBytes: number, listener: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (hasNoBody(incoming)) return listener(incoming, outgoing);
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      incoming.off('data', take).off('end', finish);
      // Where the adapter looks for a body that somebody has read already.
      Object.assign(incoming, { rawBody: Buffer.concat(chunks).subarray(0, mostBytes + 1) });
      listener(incoming, outgoing);
    };
    const take = (chunk: Buffer) => {
      if (size <= mostBytes) chunks.push(chunk);
      size += chunk.length;
      if (size <= mostBytes * dropped) return;
      closeAfter(outgoing);
      finish();
    };
    incoming.on('data', take).on('end', finish);
    incoming.on('error', () => outgoing.destroy());
  };

/** Lets an answer that has not begun be the last one of its connection, and say so. */
export function closeAfter(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
}

const hasNoBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
