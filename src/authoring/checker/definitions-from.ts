import { alwaysFails, type CompiledValidate, compiledCheck } from '../../definitions/compiled-check.ts';
import type { DefinitionData } from '../../definitions/types.ts';
import type { CardDefinition, CompiledCard, CompiledCheck, Definitions } from '../../engine/types.ts';
import { createAjv } from './ajv.ts';
import { keepByText } from './keep.ts';

const compiled = new WeakMap<CardDefinition, CompiledCard>();

/** A card's checks: each schema is compiled when it is first used, and kept for as long as the card is the same object. */
function compiledCard(card: CardDefinition): CompiledCard {
  const known = compiled.get(card);
  if (known !== undefined) return known;
  const { schema, rules = [] } = card;
  const made = {
    schema: compiledLater(schema),
    rules: rules.map(({ field, must }) => {
      if (must === undefined) return undefined;
      return must === false
        ? alwaysFails(field)
        : compiledLater({ type: 'object', properties: { [field]: must } });
    }),
  };
  compiled.set(card, made);
  return made;
}

function compiledLater(schema: object): CompiledCheck {
  let check: CompiledCheck | undefined;
  return (answers) => {
    check ??= checkOf(JSON.stringify(schema));
    return check(answers);
  };
}

/** The check of a schema's text: a card that was edited elsewhere is not compiled again. */
const checkOf = keepByText((schema) => compiledCheck(compile(JSON.parse(schema))), 1000);

let ajv: ReturnType<typeof createAjv> | undefined;

/** Compiles with the one ajv, which forgets the schema again: who holds the check holds all that is left of it. */
function compile(schema: object): CompiledValidate {
  ajv ??= createAjv({ strictTypes: false });
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return validate;
}

/**
 * What the engine runs on, made from files that the checker passed; messages and limits come out as in the browser. A
 * schema that ajv refuses throws ajv's error when it is first used.
 */
export function definitionsFrom(data: DefinitionData): Definitions {
  const { journeys, cards, conditions, facts, messages, notices, suppliers } = data;
  const validators = Object.fromEntries(
    Object.entries(cards).map(([name, card]) => [name, compiledCard(card)]),
  );
  return { journeys, cards, conditions, facts, messages, notices, marks: suppliers, validators };
}
