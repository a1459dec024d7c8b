import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallName } from '../../../src/energy/api/contract.ts';
import type { Reply } from './exchange.ts';
import type { Fault } from './faults.ts';

/** The wire between the page and the service: everything passes, until one call is broken. */
export interface Line {
  /** Where the page finds the service. */
  readonly url: string;
  /** From now on this call goes wrong, every time it is made. */
  readonly break: (call: CallName, fault: Fault) => void;
  /** The service is whole again. What is still waiting waits on. */
  readonly mend: () => void;
  /** Lets slow answers go. */
  readonly release: () => void;
  /** How often the broken call was made. */
  readonly broken: () => number;
  /** How many calls the whole service has still to answer. */
  readonly underWay: () => number;
  /** How often a call was answered by the whole service. */
  readonly answered: (call: CallName) => number;
  readonly close: () => void;
}

/** Whether a request makes this call. */
export function isCall(call: CallName, method: string | undefined, path: string | undefined): boolean {
  const [ownMethod, template = ''] = call.split(' ');
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  return method === ownMethod && pattern.test(path ?? '');
}

/** Opens a line to the service at this address. */
export async function openLine(service: string): Promise<Line> {
  const { hostname, port } = new URL(service);
  // A connection for each call: one that is kept may be closed by the service just as it is used again.
  const agent = new Agent();
  let fault: { readonly call: CallName; readonly answer: NonNullable<Fault['answer']> } | undefined;
  let broken = 0;
  let underWay = 0;
  let release = () => {};
  let released = Promise.resolve();
  let answered: Pick<IncomingMessage, 'method' | 'url'>[] = [];

  const pass = (request: IncomingMessage, more: Readonly<Record<string, string>> = {}) => {
    const { method, url: path, headers } = request;
    const options = { hostname, port, agent, method, path, headers: { ...headers, ...more } };
    const upstream = ask(options);
    request.pipe(upstream);
    return new Promise<IncomingMessage>((resolve, reject) => {
      upstream.once('response', resolve);
      upstream.once('error', reject);
    });
  };
  const whole = async (request: IncomingMessage): Promise<Reply> => {
    const reply = await pass(request, { 'accept-encoding': 'identity' });
    const parts: Buffer[] = [];
    for await (const part of reply) parts.push(part);
    return { status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) };
  };
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    const reply = await pass(request);
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    response.once('finish', () => answered.push(request));
    reply.pipe(response);
  };
  const server = createServer((request, response) => {
    const isBroken = fault !== undefined && isCall(fault.call, request.method, request.url);
    if (isBroken) broken += 1;
    const done = isBroken
      ? fault?.answer({ request, response, whole: () => whole(request), released })
      : forward(request, response);
    // A page that was closed needs no answer.
    Promise.resolve(done).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (call, { answer }) => {
      broken = 0;
      answered = [];
      released = new Promise((resolve) => {
        release = resolve;
      });
      fault = answer && { call, answer };
    },
    mend: () => {
      fault = undefined;
    },
    release: () => release(),
    broken: () => broken,
    underWay: () => underWay,
    answered: (call) => answered.filter(({ method, url }) => isCall(call, method, url)).length,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
