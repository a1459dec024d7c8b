import { setTimeout as wait } from 'node:timers/promises';
import { type Choices, choicesOf } from '../../src/energy/service/homes/random.ts';
import { Customer, type Town } from './customer.ts';
import type { Ground } from './ground.ts';
import { Ledger, type Verdict } from './judge.ts';
import { Server } from './server.ts';

/** Where an accident happens. */
export interface Field extends Town {
  readonly ground: Ground;
  readonly choices: Choices;
}

/** A ground, and what goes wrong on it. */
export interface Scene {
  readonly ground: Ground;
  /** Happens, and is over when it resolves: whatever ended is there again. */
  readonly strike: (field: Field) => Promise<void>;
  /** Takes away what was made beside the ground. */
  readonly clear?: () => Promise<void>;
}

/** Something that goes wrong, again and again. */
export interface Accident {
  readonly what: string;
  /** How often, unless another number is asked for. */
  readonly rounds: number;
  /** Tokens may end early and sign-ups be gone after it. */
  readonly mayForget?: boolean;
  /** Makes the scene; why not, where this machine cannot. */
  readonly prepare: () => Promise<Scene | string>;
}

const customers = 4;
const perCustomer = 2;
/** An accident happens so many milliseconds, at most, after customers began to complete. */
const moment = 40;

/**
 * Lets an accident happen so many times under customers who complete their switches and begin new ones, and judges what
 * came of it; a sentence where it could not be tried. `seed` decides what customers do and when it happens.
 */
export async function tryOut(
  { what, prepare, mayForget = false }: Accident,
  rounds: number,
  seed: string,
  isInterrupted: () => boolean,
): Promise<Verdict | string> {
  const scene = await prepare();
  if (typeof scene === 'string') return scene;
  const { ground, strike, clear } = scene;
  const ledger = new Ledger();
  const servers = Array.from(
    { length: ground.processes },
    () => new Server(ground.environment, (says) => ledger.wrong(says)),
  );
  const field = { ground, servers, ledger, choices: choicesOf(`${seed} ${what}`), mayForget };
  const people = Array.from(
    { length: customers },
    (_, n) => new Customer(field, choicesOf(`${seed} ${what} ${n}`)),
  );
  try {
    for (const server of servers) await server.start();
    for (let round = 0; round < rounds; round += 1) {
      if (isInterrupted()) return 'it was interrupted';
      const ready = await Promise.all(people.map((one) => one.prepare(perCustomer)));
      let isOver = false;
      const done = people.map(async (one, n) => {
        await one.complete(ready[n] ?? []);
        do await one.switchOver();
        while (!isOver);
      });
      await wait(field.choices.below(moment));
      await strike(field);
      isOver = true;
      await Promise.all(done);
      await Promise.all(people.map((one) => one.confirm()));
    }
    for (const server of servers) await server.stop();
    return ledger.judge(await ground.stored());
  } finally {
    for (const one of people) one.leave();
    for (const server of servers) await server.kill();
    await clear?.();
    await ground.remove();
  }
}
