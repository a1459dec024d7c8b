import { at, items, type Node, textOf } from '../json.ts';
import { schemasOf } from '../path-types.ts';
import { partsOf } from '../project.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';

export const valueOutsideLimits: ProjectRule = {
  severity: 'error',
  doc: 'A value that is preset or set, and that the schema of its answer refuses.',
  *find(project) {
    for (const { source, name, value } of mentionsOf(project, 'answer', 'preset')) {
      // What contexts and obligations give may be wrong on purpose.
      if (value === undefined || !['card', 'journey', 'variant'].includes(source.kind ?? '')) continue;
      const broken = schemasOf(project, name, partsOf(project, source)).map((schema) =>
        brokenBy(value, schema),
      );
      const first = broken[0];
      if (first === undefined || broken.includes(undefined)) continue;
      const message = `"${name}" may not be ${JSON.stringify(value.value)}: its schema says ${first}. Give it another value.`;
      yield { source, where: value, message };
    }
  },
};

type Test = (value: unknown, limit: number) => boolean;

const tests: Readonly<Record<string, Test>> = {
  minimum: (value, limit) => typeof value === 'number' && value < limit,
  maximum: (value, limit) => typeof value === 'number' && value > limit,
  exclusiveMinimum: (value, limit) => typeof value === 'number' && value <= limit,
  exclusiveMaximum: (value, limit) => typeof value === 'number' && value >= limit,
  minLength: (value, limit) => typeof value === 'string' && [...value].length < limit,
  maxLength: (value, limit) => typeof value === 'string' && [...value].length > limit,
};

/** The keyword of a schema that refuses a value, as it stands there; undefined where it takes it. */
function brokenBy(value: Node, schema: Node): string | undefined {
  if (value.type !== 'number' && value.type !== 'string') return undefined;
  for (const [keyword, isBroken] of Object.entries(tests)) {
    const limit = at(schema, keyword)?.value;
    if (typeof limit === 'number' && isBroken(value.value, limit)) return `"${keyword}": ${limit}`;
  }
  const types = [at(schema, 'type'), ...items(at(schema, 'type'))].map(textOf);
  const isWhole = types.includes('integer') && !types.includes('number');
  return isWhole && typeof value.value === 'number' && !Number.isInteger(value.value)
    ? '"type": "integer"'
    : undefined;
}
