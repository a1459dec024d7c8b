import type { Ajv } from 'ajv';
import { createAjv } from '../../../definitions/ajv.ts';
import type { TradeWords } from '../../../engine/trade-words.ts';
import type { Json } from '../../../engine/types.ts';
import { at, entries, items, jsonOf, type Node, nodesOf, textOf } from '../json.ts';
import { keep, keepByText } from '../keep.ts';
import { limits } from '../limits.ts';
import type { FileRule, Flaw } from '../rule.ts';

export const badSchema: FileRule = {
  severity: 'error',
  doc: 'A field or `must` whose JSON Schema has no meaning, such as a minimum of a text.',
  *findIn({ root, misfits, trade }) {
    const refusal = refusals(trade);
    const fields = entries(at(root, 'schema', 'properties'));
    if (misfits.length > 0 || fields.length === 0) return;
    for (const { value } of fields) {
      if (items(at(value, 'enum')).length > limits.values) continue;
      const problem = refusal(Object(jsonOf(value)));
      if (problem !== undefined) yield flaw(value, problem);
    }
    for (const rule of items(at(root, 'rules'))) {
      const must = at(rule, 'must');
      const field = fields.find(({ key }) => key === textOf(at(rule, 'field')));
      if (must?.type !== 'object' || field === undefined) continue;
      const type = at(field.value, 'type');
      const problem = refusal({ ...(type && { type: jsonOf(type) }), ...Object(jsonOf(must)) });
      if (problem !== undefined) yield flaw(must, problem);
    }
  },
};

/** The keyword that ajv names is where the mistake is; the whole schema, where it names none. */
function flaw(schema: Node, problem: string): Flaw {
  const keywords = [...nodesOf(schema)].flatMap((node) => entries(node));
  const named = keywords.find(
    ({ key }) => problem.includes(`keyword "${key}"`) || problem.includes(`/${key} `),
  );
  const format = at(schema, 'format');
  const where = problem.startsWith('unknown format') && format ? format : (named?.value ?? schema);
  return { where, message: inWords(problem, named?.key) };
}

/** What ajv says, in plain words where it can be foreseen. */
function inWords(problem: string, keyword = ''): string {
  const [, type] = /^missing type "(\S+)" for keyword/.exec(problem) ?? [];
  if (type !== undefined) {
    const kinds = type.split(',').map((one) => JSON.stringify(one));
    return `"${keyword}" is for a field of type ${kinds.join(' or ')}. Give the field that "type", or take "${keyword}" out.`;
  }
  const [, limit] = /^schema is invalid: data\S* (.+)$/.exec(problem) ?? [];
  if (limit !== undefined) return `"${keyword}" cannot have this value: it ${limit}.`;
  const [, format] = /^unknown format "(.*)" ignored/.exec(problem) ?? [];
  if (format !== undefined)
    return `There is no format "${format}". Some that there are: "postcode", "email", "date".`;
  return `This is not a JSON Schema that can be compiled: ${problem}.`;
}

/**
 * Why ajv refuses a schema; ajv is made when the first one is looked at. Patterns are left out: they are rule unsafe-pattern's;
 * and the words of a field, so that most fields have a schema that was looked at before.
 */
const refusals = keep((trade: TradeWords) => {
  let made: Ajv | undefined;
  const refusalOf = keepByText((text) => {
    made ??= createAjv(trade, { logger: false, code: { optimize: false } });
    const schema = JSON.parse(text);
    try {
      made.compile(schema);
      return undefined;
    } catch (error) {
      return error instanceof Error
        ? error.message.replace(/^strict mode: | at "#.*"| \(strict\w*\)$/g, '')
        : String(error);
    } finally {
      made.removeSchema(schema);
    }
  });
  return ({ title: _, errorMessage: __, unread: ___, ...schema }: Readonly<Record<string, Json>>) =>
    refusalOf(JSON.stringify(schema, (key, value) => (key === 'pattern' ? undefined : value)));
});
