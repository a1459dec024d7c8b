import type { Ajv } from 'ajv';
import { createAjv } from '../ajv.ts';
import { at, entries, items, jsonOf, type Node, textOf } from '../json.ts';
import type { ReadSource } from '../project.ts';
import type { Finding, Rule } from '../rule.ts';

export const badSchema: Rule = {
  severity: 'error',
  doc: 'A field or `must` whose JSON Schema has no meaning, such as a minimum of a text.',
  *find({ read }) {
    let ajv: Ajv | undefined;
    for (const source of read) {
      let findings = found.get(source);
      if (findings === undefined) {
        ajv ??= createAjv({ logger: false });
        findings = [...findingsIn(ajv, source)];
        found.set(source, findings);
      }
      yield* findings;
    }
  },
};

/** Compiling is the checker's slowest work, and nothing outside of a file changes what comes of it. */
const found = new WeakMap<ReadSource, readonly Finding[]>();

function* findingsIn(ajv: Ajv, source: ReadSource): Generator<Finding> {
  if (source.misfits.length > 0) return;
  const fields = entries(at(source.root, 'schema', 'properties'));
  for (const { value } of fields) {
    const problem = refusal(ajv, jsonOf(value));
    if (problem !== undefined) yield finding(source, value, problem);
  }
  for (const rule of items(at(source.root, 'rules'))) {
    const must = at(rule, 'must');
    const field = fields.find(({ key }) => key === textOf(at(rule, 'field')));
    if (must?.type !== 'object' || field === undefined) continue;
    const type = at(field.value, 'type');
    const problem = refusal(ajv, { ...(type && { type: jsonOf(type) }), ...Object(jsonOf(must)) });
    if (problem !== undefined) yield finding(source, must, problem);
  }
}

function finding(source: ReadSource, where: Node, problem: string): Finding {
  return { source, where, message: `This is not a JSON Schema that can be compiled: ${problem}.` };
}

/** Why ajv refuses a schema. Patterns are left out: they are rule unsafe-pattern's. */
function refusal(ajv: Ajv, schema: unknown): string | undefined {
  try {
    ajv.compile(JSON.parse(JSON.stringify(schema, (key, value) => (key === 'pattern' ? undefined : value))));
    return undefined;
  } catch (error) {
    return error instanceof Error
      ? error.message.replace(/^strict mode: | at "#.*"| \(strict\w*\)$/g, '')
      : String(error);
  }
}
