import { alwaysFails, compiledCheck } from '../definitions/compiled-check.ts';
import type { DefinitionData } from '../definitions/types.ts';
import type { CompiledCheck, Definitions } from '../engine/types.ts';
import { createAjv } from './ajv.ts';

/** Compiles the schemas of every card here and now; messages and limits come out as in the browser. */
function compileCards(cards: DefinitionData['cards']): Definitions['validators'] {
  const ajv = createAjv({ strictTypes: false });
  const compile = (schema: object): CompiledCheck => compiledCheck(ajv.compile(schema));
  return Object.fromEntries(
    Object.entries(cards).map(([name, { schema, rules = [] }]) => [
      name,
      {
        schema: compile(schema),
        rules: rules.map(({ field, must }) => {
          if (must === undefined) return undefined;
          return must === false
            ? alwaysFails(field)
            : compile({ type: 'object', properties: { [field]: must } });
        }),
      },
    ]),
  );
}

/** What the engine runs on, made from files that the checker passed; a schema that ajv refuses throws ajv's error. */
export function definitionsFrom(data: DefinitionData): Definitions {
  const { journeys, cards, conditions, facts, messages, notices, suppliers } = data;
  const validators = compileCards(cards);
  return { journeys, cards, conditions, facts, messages, notices, suppliers, validators };
}
