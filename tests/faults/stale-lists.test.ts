import { expect, it } from 'vitest';
import { isComplete } from '../../src/engine/journey.ts';
import { lineOf } from './lines.ts';
import { settled } from './somebody.ts';
import { ok } from './transport.ts';
import { begin } from './visit.ts';

const names = { suppliers: 'POST /request/suppliers', tariffs: 'POST /request/tariffs' };

it.each([
  ['suppliers', 'gasSuppliers', 'gasSupplierId'],
  ['tariffs', 'gasTariffs', 'gasTariff'],
] as const)(
  'the %s that come after the fuels have changed are asked for again, and the choice has its list [Q4.28] [Q4.30] [Q4.32] [Q7.11]',
  async (late, list, field) => {
    let isLate = false;
    const release: (() => void)[] = [];
    const { store, person, requests } = begin('distinct', async ({ name }) => {
      const good = lineOf(name);
      if (isLate && name === names[late]) await new Promise<void>((resolve) => release.push(resolve));
      return ok(typeof good === 'string' ? {} : good.reply);
    });
    expect(await person.goOn({ retry: false })).toBe(true);
    const state = () => store.view.getState().state;
    expect(state().answers[field]).toBeDefined();

    isLate = true;
    store.change('gasCurrentPayMethod', 'cashOrCheque');
    await settled();
    expect(release).toHaveLength(1);
    store.change('compareFuel', 'gas');
    isLate = false;
    const before = requests.filter(({ name }) => name === names[late]).length;
    for (const one of release) one();
    await settled();
    await settled();

    expect(requests.filter(({ name }) => name === names[late])).toHaveLength(before + 1);
    expect(state().lookups[list]?.status).toBe('ready');
    expect(state().answers[field]).toBeDefined();
    expect(isComplete(store.view.getState().steps)).toBe(true);
    store.stop();
  },
);
