import { own } from '../../../engine/own.ts';
import { at, entries, items, jsonOf, type Node, textOf } from '../json.ts';
import { schemasOf } from '../path-types.ts';
import { type Project, partsOf } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';

export const valueOutsideLimits: ProjectRule = {
  severity: 'error',
  doc: 'A value that is preset or set, and that the schema of its answer refuses; a sample that a check refuses; a figure that is no whole number from 1 to its most.',
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
    yield* refusedSamples(project);
    yield* refusedFigures(project);
  },
};

/** The figures of variants that no owner has. */
function* refusedFigures({ variants, trade }: Project): Generator<Finding> {
  for (const source of variants.values())
    for (const { key, value: where } of entries(at(source.root, 'figures'))) {
      const { value } = where;
      const { most } = own(trade.words.owners.figures ?? {}, key) ?? {};
      if (most === undefined || typeof value !== 'number') continue;
      if (Number.isInteger(value) && value >= 1 && value <= most) continue;
      const message = `"${key}" is a whole number from 1 to ${most}, and this is ${value}. Correct it.`;
      yield { source, where, message };
    }
}

/** The samples of contexts.json that a check refuses on the day of contexts.json, where the card gives it all that it asks for. */
function* refusedSamples({ read, trade }: Project): Generator<Finding> {
  const source = read.find(({ kind }) => kind === 'contexts');
  const today = textOf(at(source?.root, 'today'));
  if (source === undefined || today === undefined) return;
  const rules = read.flatMap(({ kind, root }) => (kind === 'card' ? items(at(root, 'rules')) : []));
  for (const { key: name, value: where } of entries(at(source.root, 'samples', 'answers')))
    for (const rule of rules) {
      const check = textOf(at(rule, 'check')) ?? '';
      const given = entries(at(rule, 'with'));
      const isPlain = at(rule, 'when') === undefined && given.every(({ value }) => value.type !== 'object');
      const isRight = own(trade.checks, check);
      if (textOf(at(rule, 'field')) !== name || !isPlain || isRight === undefined) continue;
      const words = Object.fromEntries(given.map(({ key, value }) => [key, jsonOf(value)]));
      if (isRight(jsonOf(where), today, words)) continue;
      const message = `A sample is a right answer, and "${check}" refuses this one on ${today}. Give another one.`;
      yield { source, where, message };
    }
}

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
