import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Choices } from '../../src/energy/service/homes/random.ts';
import { dualQuote, gasQuote, savedQuote } from '../service/quotes.ts';
import { callsThrough, replyOf, type senderOf } from '../service/service.ts';
import { beginSignUp, type Calls, fillSignUp } from '../service/signUps.ts';
import type { Ledger } from './judge.ts';
import type { Server } from './server.ts';

const complete = 'POST /request/switch/pro/complete';
/** A request that is not answered within this is wrong, milliseconds; the service promises 5 seconds. */
const unanswered = 12_000;
/** A token is renewed after that many milliseconds, as the browser does (Q4.41). */
const tokenAge = 10_000;
/** So long a customer asks again, milliseconds. */
const patience = 60_000;

/** Where customers are: what answers them, and what accidents may do to them. */
export interface Town {
  readonly servers: readonly Server[];
  readonly ledger: Ledger;
  /** Clocks jump or an older copy is brought back: tokens may end early, and sign-ups be gone. */
  readonly mayForget: boolean;
}

/** A sign-up that only lacks its completion. */
interface Ready {
  readonly switchKey: string;
  readonly switchId: number;
  readonly sending: string;
  /** Another key of the same quote was filled in too. */
  readonly hasRival: boolean;
}

/** The customer's sign-up is not there any more, and may be so. */
class Forgotten extends Error {}

/** Somebody who switches over HTTP, asks again what was not answered, and notes in the ledger what came of it. */
export class Customer {
  readonly #town: Town;
  readonly #choices: Choices;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #name = randomUUID();
  readonly #calls: Calls = {
    send: (name, parts) => this.#ask(name, parts),
    call: callsThrough((name, parts) => this.#ask(name, parts)),
  };
  /** Keys whose switch was told and not asked for again yet. */
  readonly #told = new Set<string>();
  #token: { readonly text: string; readonly taken: number } | undefined;

  constructor(town: Town, choices: Choices) {
    this.#town = town;
    this.#choices = choices;
  }

  leave(): void {
    this.#agent.destroy();
  }

  /** Makes quotes and fills in sign-ups, all but their completion. */
  async prepare(count: number): Promise<readonly Ready[]> {
    const ready: Ready[] = [];
    for (let n = 0; n < count; n += 1) ready.push(...((await this.#noted(() => this.#fill())) ?? []));
    return ready;
  }

  /** Completes them all at once, some of them by several sendings of the same, and looks at each afterwards. */
  async complete(ready: readonly Ready[]): Promise<void> {
    const sendings = ready.flatMap((one) =>
      Array.from({ length: this.#choices.pick([1, 1, 2, 3]) }, () => this.#noted(() => this.#complete(one))),
    );
    await Promise.all(sendings);
  }

  /** A whole journey. */
  async switchOver(): Promise<void> {
    await this.complete(await this.prepare(1));
  }

  /** Asks once more for what was told to this customer since the last time: it must be told in the same words. */
  async confirm(): Promise<void> {
    const mine = this.#town.ledger.told.filter(({ switchKey }) => this.#told.delete(switchKey));
    await Promise.all(
      mine.map((told) =>
        this.#noted(async () => {
          try {
            await this.#complete({ ...told, sending: randomUUID(), hasRival: false });
          } catch (thrown) {
            throw thrown instanceof Forgotten ? new Error(`${told.uuid} is not told again`) : thrown;
          }
        }),
      ),
    );
    this.#told.clear();
  }

  async #fill(): Promise<readonly Ready[]> {
    const { call } = this.#calls;
    const isDual = this.#choices.chance(60);
    const body = isDual ? dualQuote : gasQuote;
    const chosen = { tariffId: 202, payMethod: 'MonthlyDirectDebit' } as const;
    const switchPlan = isDual ? { electricity: chosen, gas: chosen } : { gas: chosen };
    const wanted = { body, switchPlan, kind: isDual ? 'dual-consolidated' : 'gas' } as const;
    const { switchKey, switchId } = await beginSignUp(this.#calls, wanted);
    const { switchType } = body;
    await call('POST /request/results/detail', { body: savedQuote(switchId, switchType) });
    await call('POST /request/switch/pro/info/switch-plan', { body: { switchKey } });
    const hasRival = this.#choices.chance(20);
    const keys = [switchKey];
    if (hasRival) {
      const other = await call('POST /request/switch/pro/key', {
        body: { switchId, switchType, switchPlan },
      });
      keys.push(other.geniusSwitchKeyDto.switchKey);
    }
    for (const key of keys) await fillSignUp(this.#calls, key);
    return keys.map((key) => ({ switchKey: key, switchId, sending: randomUUID(), hasRival }));
  }

  async #complete({ switchKey, switchId, sending, hasRival }: Ready): Promise<void> {
    const headers = { 'Idempotency-Key': sending };
    const parts = { headers, body: { switchKey, switchCompleteOption: 'None' } } as const;
    const reply = await this.#ask(complete, parts);
    const lacks = reply.status === 409 && JSON.stringify(reply.answer).includes('are missing');
    // A copy that was made between two sections has the first of them alone.
    if (lacks && this.#town.mayForget) throw new Forgotten();
    if (reply.status === 409 && hasRival && !lacks) return this.#town.ledger.otherKey(switchId);
    const { geniusSwitchedDto } = replyOf(complete, reply);
    const answer = JSON.stringify(geniusSwitchedDto);
    this.#town.ledger.acknowledge({ switchKey, switchId, uuid: geniusSwitchedDto.uuid, answer });
    this.#told.add(switchKey);
    const isComplete = await this.#calls.call('POST /request/customer/whitelabel/switch/complete', {
      body: { switchId },
    });
    if (!isComplete && !this.#town.mayForget)
      this.#town.ledger.wrong(`${switchId} is told as not completed after its reference was`);
  }

  /** Does something and notes what the contract does not allow, in place of failing. */
  async #noted<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof Forgotten)) this.#town.ledger.wrong(String(thrown));
      return undefined;
    }
  }

  /** Asks any process, with a token, until there is an answer other than "try again". */
  async #ask(...[name, parts]: Parameters<Calls['send']>): ReturnType<ReturnType<typeof senderOf>> {
    const until = performance.now() + patience;
    for (;;) {
      if (this.#token === undefined || performance.now() - this.#token.taken > tokenAge)
        this.#token = { text: await this.#newToken(), taken: performance.now() };
      const headers = { ...parts.headers, Authorization: `Bearer ${this.#token.text}` };
      const reply = await this.#send(name, { ...parts, headers }, until);
      if (!this.#town.mayForget || (reply.status !== 401 && reply.status !== 404)) return reply;
      if (reply.status === 404) throw new Forgotten();
      this.#token = undefined;
    }
  }

  async #newToken(): Promise<string> {
    const until = performance.now() + patience;
    const reply = await this.#send('POST /auth/token', { headers: { 'Visitor-Id': this.#name } }, until);
    return replyOf('POST /auth/token', reply).token;
  }

  async #send(...[name, { query, body, headers }, until]: [...Parameters<Calls['send']>, number]) {
    const { ledger, servers } = this.#town;
    const [method = '', path = ''] = name.split(' ');
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type = text === undefined ? {} : { 'Content-Type': 'application/json' };
    for (;;) {
      const server = this.#choices.pick(servers);
      const started = performance.now();
      const address = `http://127.0.0.1:${server.port}${path}?${search}`;
      const heard = await hear(
        address,
        { method, agent: this.#agent, headers: { ...type, ...headers } },
        text,
      );
      const ended = performance.now();
      ledger.waited(ended - started);
      if ('cut' in heard) {
        const mayBe = server.mayCut(heard.sent, ended) && heard.cut !== 'no answer';
        if (!mayBe) ledger.wrong(`${name} was cut after ${Math.round(ended - started)} ms: ${heard.cut}`);
      } else if (heard.status !== 503) return heard;
      else if (!isFairDelay(heard)) ledger.wrong(`${name} answered 503 ${JSON.stringify(heard.answer)}`);
      ledger.askAgain();
      if (ended > until) throw new Error(`${name} was not done in ${patience / 1_000} seconds`);
      await wait(20 + this.#choices.below(180));
    }
  }
}

interface Answered {
  readonly status: number;
  readonly answer: unknown;
  readonly headers: Headers;
}

/** An answer that came whole, or why there is none and when the request was handed to the system whole. */
function hear(
  address: string,
  options: {
    readonly method: string;
    readonly agent: Agent;
    readonly headers: Readonly<Record<string, string>>;
  },
  text: string | undefined,
): Promise<Answered | { readonly cut: string; readonly sent: number | undefined }> {
  return new Promise((resolve) => {
    let sent: number | undefined;
    const outgoing = request(address, { ...options, timeout: unanswered });
    const fail = (thrown: Error) => resolve({ cut: thrown.message, sent });
    outgoing.on('finish', () => {
      sent = performance.now();
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', fail);
    outgoing.on('response', (incoming) => {
      let all = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        all += chunk;
      });
      incoming.on('error', fail);
      incoming.on('end', () => {
        const status = incoming.statusCode ?? 0;
        resolve({ status, answer: jsonIn(all), headers: headersOf(incoming.headers) });
      });
    });
    outgoing.end(text);
  });
}

const headersOf = (headers: IncomingHttpHeaders) =>
  new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether an answer of 503 says when to ask again, and a sentence for people. */
const isFairDelay = ({ headers, answer }: Answered) =>
  Number(headers.get('Retry-After')) > 0 &&
  typeof answer === 'object' &&
  answer !== null &&
  'message' in answer &&
  'requestId' in answer;
