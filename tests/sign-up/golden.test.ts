import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shownTexts } from '../../src/engine/shown-texts.ts';
import type { Json, ResolvedItem } from '../../src/engine/types.ts';
import { spokenOptions } from '../../widgets/words.ts';
import { dealsOf, nameOf, plainDeal, variantFiles } from './deal.ts';
import { openTerms } from './form.ts';

/**
 * The terms of every supplier as a customer meets them, committed: each variant x 3 fuels x 3 pay methods x 4 states of
 * the meters. Deals that ask the same stand together; after the first of these groups only differences from it are told.
 * UPDATE=1 rewrites the files; the reviewer reads what changed. A new supplier's file is written by its first run.
 */
const folder = join(import.meta.dirname, '../resolved/terms');

/** An item in a line: `field*` is required, `field = true` has an answer already, `[notice]` is words alone. */
function lines(items: readonly ResolvedItem[], answers: Readonly<Record<string, Json>>): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'notice') return `[${item.name}]`;
    if (item.kind === 'group')
      return [`${item.name}:`, ...lines(item.items, answers).map((line) => `  ${line}`)];
    const answer = answers[item.name];
    const now = answer === undefined ? '' : ` = ${JSON.stringify(answer)}`;
    return `${item.name}${item.required ? '*' : ''}${now} (${item.widget})`;
  });
}

function difference(before: readonly string[], now: readonly string[]) {
  const without = before.filter((line) => !now.includes(line));
  const also = now.filter((line) => !before.includes(line));
  return { without, also };
}

it.each(variantFiles)(
  '%s asks what its file in tests/resolved/terms says [S2.20 to S2.44]',
  async (variant) => {
    const groups = new Map<string, { deals: string[]; shows: readonly string[]; wording: string }>();
    for (const deal of dealsOf(variant)) {
      const form = await openTerms(deal);
      const card = form.card('terms');
      const shows = lines(card.items, form.state.answers);
      const wording = createHash('sha256').update(shownTexts(card, spokenOptions).join('\n')).digest('hex');
      const key = JSON.stringify([shows, wording]);
      const group = groups.get(key) ?? { deals: [], shows, wording };
      group.deals.push(nameOf(deal));
      groups.set(key, group);
    }
    const [first, ...others] = [...groups.values()];
    const asks = [
      first,
      ...others.map(({ shows, ...group }) => ({ ...group, ...difference(first?.shows ?? [], shows) })),
    ];
    const form = await openTerms({ ...plainDeal, variant, gasIsSmart: true });
    const words = shownTexts(form.card('terms'), spokenOptions);
    const printed = `${JSON.stringify({ variant, words, asks }, null, 2)}\n`;
    const path = join(folder, `${variant}.json`);
    if (process.env.UPDATE === '1' || !existsSync(path)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, printed);
    }
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(printed));
  },
);

it('keeps no file of a variant that is gone', () => {
  const kept = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  expect(kept.filter((variant) => !variantFiles.includes(variant))).toEqual([]);
});
