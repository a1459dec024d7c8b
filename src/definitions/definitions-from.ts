import type { TradeWords } from '../engine/trade-words.ts';
import type { CardDefinition, CompiledCard, CompiledCheck, Definitions } from '../engine/types.ts';
import { createAjv } from './ajv.ts';
import { alwaysFails, type CompiledValidate, compiledCheck } from './compiled-check.ts';
import { keep, keepByText } from './keep.ts';
import type { DefinitionData } from './types.ts';

/** Compiles the checks of cards with one ajv for a trade; each schema when it is first used. */
const compilerOf = keep((trade: TradeWords) => {
  let ajv: ReturnType<typeof createAjv> | undefined;
  // ajv forgets the schema again: who holds the check holds all that is left of it.
  const compile = (schema: object): CompiledValidate => {
    ajv ??= createAjv(trade, { strictTypes: false, meta: false, validateSchema: false });
    const validate = ajv.compile(schema);
    ajv.removeSchema(schema);
    return validate;
  };
  // By the schema's text: a card that was edited elsewhere is not compiled again.
  const checkOf = keepByText((schema) => compiledCheck(compile(JSON.parse(schema))), 1000);
  const later = (schema: object): CompiledCheck => {
    let check: CompiledCheck | undefined;
    return (answers) => {
      check ??= checkOf(JSON.stringify(schema));
      return check(answers);
    };
  };
  return keep(
    ({ schema, rules = [] }: CardDefinition): CompiledCard => ({
      schema: later(schema),
      rules: rules.map(({ field, must }) => {
        if (must === undefined) return undefined;
        return must === false ? alwaysFails(field) : later({ type: 'object', properties: { [field]: must } });
      }),
    }),
  );
});

/**
 * What the engine runs on, made from files that the checker passed; messages and limits come out as in the browser. A
 * schema that ajv refuses throws ajv's error when it is first used.
 */
export function definitionsFrom(data: DefinitionData, trade: TradeWords): Definitions {
  const compiledCard = compilerOf(trade);
  const { journeys, cards, conditions, facts, messages, notices, owners } = data;
  const validators = Object.fromEntries(
    Object.entries(cards).map(([name, card]) => [name, compiledCard(card)]),
  );
  return { journeys, cards, conditions, facts, messages, notices, marks: owners, validators };
}
