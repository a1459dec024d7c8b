import { isMap, own } from '../../../engine/own.ts';
import type { SentAnswer } from '../../../engine/trade-words.ts';
import { at, items, type Node } from '../json.ts';
import { closedListOf } from '../path-types.ts';
import { type Project, prefixed } from '../project.ts';
import type { Flaw, ProjectRule } from '../rule.ts';

export const refusedAnswer: ProjectRule = {
  severity: 'error',
  doc: 'An answer that the service refuses: a value or a limit beyond what an effect that sends it takes.',
  *find(project) {
    const taken = takenBy(project);
    for (const { source, fields } of project.cards.values())
      for (const [field, schema] of fields) {
        const names = [undefined, ...project.parts].map((part) => prefixed(part, field));
        const [first] = names.flatMap((name) => taken.get(name) ?? []);
        if (first !== undefined) for (const flaw of beyond(field, schema, first)) yield { source, ...flaw };
      }
  },
};

/** What a service takes of an answer, and the effect that sends it. */
interface Taken {
  readonly effect: string;
  readonly takes: NonNullable<SentAnswer['takes']>;
}

function takenBy({ trade }: Project): ReadonlyMap<string, Taken> {
  const inputs = Object.entries(trade.words.inputs);
  return new Map(
    inputs.flatMap(([effect, { sends = {} }]) =>
      Object.entries(sends).flatMap(([name, { takes }]) => (takes ? [[name, { effect, takes }]] : [])),
    ),
  );
}

/** The values of a closed list that are not taken, and the limits that let pass what is not. */
function* beyond(field: string, schema: Node, { effect, takes }: Taken): Generator<Flaw> {
  const anyOf = own<unknown>({ ...takes }, 'anyOf');
  const kinds = [takes, ...(Array.isArray(anyOf) ? anyOf : [])].filter(isMap);
  const values = kinds.flatMap((kind) => ('const' in kind ? [kind.const] : []));
  if (values.length > 0)
    for (const where of items(closedListOf(schema))) {
      if (where.type === 'null' || values.includes(where.value)) continue;
      const message = `"${field}" may be ${JSON.stringify(where.value)}, and "${effect}", which sends it, takes ${values.map((value) => JSON.stringify(value)).join(', ')} alone. Take the value out.`;
      yield { where, message };
    }
  for (const [keyword, isWider] of Object.entries(limits)) {
    const limit = kinds.map((kind) => kind[keyword]).find((one) => typeof one === 'number');
    const outside = items(closedListOf(schema)).find(
      ({ value }) => limit !== undefined && typeof value === 'number' && isWider(value, limit),
    );
    if (outside !== undefined && keyword !== 'maxLength')
      yield {
        where: outside,
        message: `"${field}" may be ${outside.value}, and "${effect}", which sends it, takes ${keyword === 'maximum' ? 'at most' : 'at least'} ${limit}. Take the value out.`,
      };
    const where = at(schema, keyword);
    if (limit === undefined || typeof where?.value !== 'number' || !isWider(where.value, limit)) continue;
    const message = `"${field}" has "${keyword}": ${where.value}, and "${effect}", which sends it, takes ${limit}. Correct it.`;
    yield { where, message };
  }
}

type Wider = (own: number, taken: number) => boolean;
const more: Wider = (own, taken) => own > taken;
const less: Wider = (own, taken) => own < taken;
const limits: Readonly<Record<string, Wider>> = { maxLength: more, maximum: more, minimum: less };
