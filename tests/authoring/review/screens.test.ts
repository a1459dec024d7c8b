import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { positionOf, readSource } from '../../../src/authoring/checker/source.ts';
import { contextsOf, saysChoices } from '../../../src/authoring/review/contexts.ts';
import { bareScreenOf, screenOf } from '../../../src/authoring/review/screen.ts';
import { situationOf } from '../../../src/authoring/review/situation.ts';
import { stagedWith } from '../../../src/authoring/review/stage.ts';
import { isComplete, resolveJourney } from '../../../src/engine/journey.ts';
import { shownTexts } from '../../../src/engine/shown-texts.ts';
import { trade } from '../../../src/trade.ts';
import { spokenOptions } from '../../../widgets/words.ts';
import { productFiles } from '../../product-files.ts';
import { variantFiles } from '../../sign-up/deal.ts';
import { product } from './product.ts';

const contexts = contextsOf(product);
/** One context of each variant in each fuel: enough where each takes the whole journey. */
const some = contexts.filter(({ id }) => /dual\/prepayment\/both\/plain$|gas\/monthly\/gas\/plain$/.test(id));

describe('contexts', () => {
  it('are every variant x 3 fuels x 3 pay methods x 4 states of the meters x 2 sites, each with an id of its own', () => {
    expect(contexts).toHaveLength(variantFiles.length * 3 * 3 * 4 * 2);
    expect(new Set(contexts.map(({ id }) => id)).size).toBe(contexts.length);
    expect([...new Set(contexts.map(({ owner }) => owner.variant))].sort()).toEqual([...variantFiles].sort());
    const plain = contexts.find(({ id }) => id === '8-shell-energy/dual/monthly/none/plain');
    expect(plain && saysChoices(product, plain.choices)).toBe(
      'gas and electricity, monthly direct debit, no smart meter, our own site',
    );
  });

  it.each(some)('$id opens the terms, and its samples answer the whole sign-up', (context) => {
    const { step } = stagedWith(product, context.owner.variant);
    const opening = situationOf(product, context);
    const terms = resolveJourney(opening.model, opening.state).find(({ id }) => id === step.id);
    expect(terms).toMatchObject({ open: true, card: { valid: false } });
    const filled = situationOf(product, context, { filled: true });
    const steps = resolveJourney(filled.model, filled.state);
    expect(steps.flatMap(({ present, card }) => (present ? card.errors : []))).toEqual([]);
    expect(isComplete(steps)).toBe(true);
  });
});

describe('a screen', () => {
  it('says at first what the journey says to a customer there, in the same order', () => {
    for (const context of some) {
      const { model, state } = situationOf(product, context);
      const { step } = stagedWith(product, context.owner.variant);
      const card = resolveJourney(model, state).find(({ id }) => id === step.id)?.card;
      const { lines } = bareScreenOf(product, context);
      const now = lines.filter((line) => line.now).map(({ text }) => text);
      expect([context.id, now]).toEqual([context.id, card && shownTexts(card, spokenOptions)]);
    }
  });

  it('names for every line of every context the very string that it is made of, and what that replaced', () => {
    const texts = new Map(productFiles.map(({ file, text }) => [file, text]));
    const trees = new Map(productFiles.map(({ file, text }) => [file, parseTree(text)]));
    const wrong: string[] = [];
    const seen = new Map<unknown, string>();
    for (const context of contexts) {
      for (const { item, part, template, origins } of screenOf(product, context).lines) {
        const [nearest] = origins;
        if (seen.get(origins) === template) continue;
        seen.set(origins, template);
        const root = nearest && trees.get(nearest.file);
        const node = nearest && root && findNodeAtLocation(root, [...nearest.path]);
        const position =
          node &&
          positionOf(
            readSource(trade)({ file: nearest.file, text: texts.get(nearest.file) ?? '' }),
            node.offset,
          );
        const isPlace = position?.line === nearest?.line && position?.column === nearest?.column;
        if (node?.value !== template || !isPlace) wrong.push(`${context.id} ${item} ${part}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(400);
  });

  it('tells the whole chain of a reworded line, nearest first', () => {
    const shell = contexts.find(({ id }) => id === '8-shell-energy/dual/monthly/none/plain');
    const lines = shell === undefined ? [] : screenOf(product, shell).lines;
    const files = (item: string) =>
      lines.find((line) => line.item === item)?.origins.map(({ file, path }) => `${file} ${path.join('.')}`);
    expect(files('consent1')).toEqual([
      'supplier-variants/8-shell-energy.json text.consent1',
      'schemas/cards/terms.card.json ui.consent1.text',
    ]);
    expect(files('privacy-policy')).toEqual([
      'supplier-variants/8-shell-energy.json notices.privacy-policy.text',
    ]);
  });
});
