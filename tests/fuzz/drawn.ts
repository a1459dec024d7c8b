import { isDeepStrictEqual } from 'node:util';
import { definitionsFrom } from '../../src/definitions/definitions-from.ts';
import { gatherDefinitions } from '../../src/definitions/gather.ts';
import type { DefinitionData, DefinitionFile } from '../../src/definitions/types.ts';
import { energy } from '../../src/energy/trade.ts';
import { answer } from '../../src/engine/answer.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import { buildModel, type Model } from '../../src/engine/model.ts';
import { safeUrl } from '../../src/engine/safe-url.ts';
import { shownTexts } from '../../src/engine/shown-texts.ts';
import { emptyState } from '../../src/engine/state.ts';
import type { CardDefinition, Definitions, FieldSchema, JourneyState, Json } from '../../src/engine/types.ts';
import { applyVariant, withVariant } from '../../src/engine/variant.ts';
import { parseWording } from '../../src/engine/wording.ts';
import { trade } from '../../src/trade.ts';
import { spokenOptions } from '../../widgets/words.ts';
import type { Tree } from './tree.ts';

const today = '2026-03-01';

/** Draws what changed in every journey that shows it, for people who gave no answer, plain ones and hostile ones. Throws when something cannot be drawn. */
export type Draw = (files: readonly DefinitionFile[], changed: Tree) => void;

/** A drawer that compiles again only the card that changed. */
export function drawer(base: readonly DefinitionFile[]): Draw {
  const before = gatherDefinitions(base, trade);
  const { validators } = definitionsFrom(before, trade);
  return (files, { kind, file }) => {
    const data = gatherDefinitions(files, trade);
    const name = file.replace(/^.*\/|\.card\.json$|\.journey\.json$|\.json$/g, '');
    const card = kind === 'card' ? data.cards[name] : undefined;
    const isCompiled = card === undefined || isDeepStrictEqual(checked(card), checked(before.cards[name]));
    const compiled = isCompiled
      ? {}
      : definitionsFrom({ ...data, cards: { [name]: card } }, trade).validators;
    const { journeys, cards, conditions, facts, messages, notices, owners } = data;
    const shared = { journeys, cards, conditions, facts, messages, notices, marks: owners };
    const all = { ...shared, validators: { ...validators, ...compiled } };
    if (kind === 'variant') drawVariant(all, data, name);
    else for (const journey of journeysOf(data, kind, name)) draw(buildModel(all, journey, energy));
  };
}

const checked = (card: CardDefinition | undefined) => [card?.schema, card?.rules];

/** The journeys that a file can change: of a card those that use it, of what all share two of every kind. */
function journeysOf(data: DefinitionData, kind: string, name: string): readonly string[] {
  if (kind === 'journey') return data.journeys[name] === undefined ? [] : [name];
  if (kind !== 'card') return ['quote', 'sign-up'];
  const uses = Object.values(data.journeys).filter(({ steps }) => steps.some(({ card }) => card === name));
  return uses.map(({ journey }) => journey).slice(0, 1);
}

function drawVariant(definitions: Definitions, data: DefinitionData, name: string): void {
  const variant = data.variants[name];
  const card = variant && data.cards[variant.card];
  if (variant === undefined || card === undefined) return;
  const { errors } = applyVariant(card, variant, data.variants);
  if (errors.length > 0) throw new Error(errors.join(' '));
  draw(buildModel(withVariant(definitions, { name, variant, parents: data.variants }), 'sign-up', energy));
}

function draw(model: Model): void {
  for (const give of [() => undefined, plain, hostile]) {
    const given = [...model.fields].map(([name, { schema }]) => [name, give(schema)] as const);
    const answers = Object.fromEntries(given.filter((pair): pair is [string, Json] => pair[1] !== undefined));
    const state: JourneyState = { ...emptyState(energy, today), answers };
    const entered = answer(model, state, { kind: 'enter' });
    for (const { card } of resolveJourney(model, entered.state)) {
      const texts = card === undefined ? [] : shownTexts(card, spokenOptions);
      for (const block of texts.flatMap(parseWording)) {
        const parts = block.kind === 'list' ? block.items.flat() : block.parts;
        for (const part of parts)
          if (part.kind === 'link' && safeUrl(part.href) === undefined)
            throw new Error(`Unsafe: ${part.href}`);
      }
    }
  }
}

function plain({ enum: values, type }: FieldSchema): Json | undefined {
  const [first] = values ?? [];
  if (first !== undefined) return first;
  const types = [type].flat();
  if (types.includes('boolean')) return true;
  return types.includes('string') ? '[here](javascript:alert`1`)' : undefined;
}

function hostile(): Json {
  return { constructor: 'x', __proto__: null };
}
