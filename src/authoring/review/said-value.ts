import { isCondition } from '../../engine/condition-forms.ts';
import { namingBy } from '../../engine/naming.ts';
import { isMap, own } from '../../engine/own.ts';
import { asWritten, type Naming, says } from '../../engine/says.ts';
import type { Condition, Definitions } from '../../engine/types.ts';
import { spoken } from '../../words/spoken.ts';
import { isConditionPlace, type JsonChange } from './json-changes.ts';
import type { JsonPath } from './lines.ts';
import type { Project } from './project.ts';
import { listed } from './reach.ts';

/** How the values of a file are said: what conditions with a name say, and what answers are called. */
export interface Speech {
  readonly conditions: Definitions['conditions'];
  readonly naming: Naming;
}

/** The speech of a project: answers are called as its cards ask for them, this one first; without a project as they are written. */
export function speechOf(project: Project | undefined, card?: string): Speech {
  if (project === undefined) return { conditions: {}, naming: asWritten };
  const { cards } = project.data;
  const nearest = card === undefined ? undefined : own(cards, card);
  const all = Object.values(cards);
  return {
    conditions: project.definitions.conditions,
    naming: namingBy(nearest === undefined ? all : [nearest, ...all], project.definitions.facts),
  };
}

/** A value of a file in words, by where it stands: a condition as a sentence, a text in quotation marks, nothing as JSON. */
function saidValue(path: JsonPath, value: unknown, speech: Speech): string {
  if (isConditionPlace(path) && isSayable(value)) return saidCondition(path, value, speech);
  if (typeof value === 'string') return (isNamePlace(path) && speech.naming(value)?.name) || `“${value}”`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'nothing';
  const inner = (key: string | number, one: unknown) => saidValue([...path, key], one, speech);
  if (Array.isArray(value))
    return listed(value.map((one, index) => inside(one, inner(index, one)))) || 'nothing';
  if (!isMap(value)) return String(value);
  const { label, ...others } = value;
  // A choice is known by what people read of it.
  if (typeof label === 'string' && Object.hasOwn(others, 'value')) {
    const { value: chosen, ...more } = others;
    return [
      `“${label}” (${chosen})`,
      ...(Object.keys(more).length > 0 ? [saidValue(path, more, speech)] : []),
    ].join('; ');
  }
  return (
    Object.entries(value)
      .map(([key, one]) =>
        key === 'when' && isSayable(one)
          ? `when ${says(one, speech.conditions, speech.naming)}`
          : `${own(plainly, key) ?? spoken(key)}: ${inside(one, inner(key, one))}`,
      )
      .join('; ') || 'nothing'
  );
}

/** Words of programmers for those of people. */
const plainly: Readonly<Record<string, string>> = { enum: 'answers', type: 'kind', widget: 'drawn as' };

/** Whether names of a card's things stand there. */
const isNamePlace = ([section, , part]: JsonPath) =>
  section === 'order' || section === 'hide' || (section === 'groups' && part === 'items');

/** A value before and after, in words; as they are written, too, where both say the same. */
export function saidSides(
  { before, after }: JsonChange,
  speechBefore: Speech,
  speechAfter = speechBefore,
): { readonly was: string | undefined; readonly is: string | undefined } {
  const [was, is] = [
    before && saidValue(before.path, before.value, speechBefore),
    after && saidValue(after.path, after.value, speechAfter),
  ];
  if (was !== is) return { was, is };
  const written = (side: JsonChange['before'], words = '') =>
    side && `${words} (\`${JSON.stringify(side.value)}\`)`;
  return { was: written(before, was), is: written(after, is) };
}

/** Words of what holds several things, kept together among others. */
const inside = (value: unknown, words: string) =>
  isMap(value) && words.includes(': ') ? `(${words})` : words;

/** Whether a value can be said as a condition, however little of it was checked: those inside it are conditions too. */
export function isSayable(value: unknown): value is Condition {
  if (!isMap(value)) return isCondition(value);
  const { all, any, not } = value;
  return [all, any, [not ?? true]].every((parts) => !Array.isArray(parts) || parts.every(isSayable));
}

/** `shown when two are compared`, `always required`; of a condition that says of itself of what it is one, the condition. */
function saidCondition([section]: JsonPath, condition: Condition, { conditions, naming }: Speech): string {
  const said = says(condition, conditions, naming);
  const verb = section === 'show' ? 'shown' : section === 'require' ? 'required' : undefined;
  if (verb === undefined) return `“${said}”`;
  return typeof condition === 'boolean' ? `${said} ${verb}` : `${verb} when ${said}`;
}
