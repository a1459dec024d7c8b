import type { RJSFSchema } from '@rjsf/utils';
import type { DefinitionFile } from '../../../definitions/types.ts';
import type { WidgetWord } from '../../../engine/trade-words.ts';
import type { Condition, Json } from '../../../engine/types.ts';
import { trade } from '../../../trade.ts';
import { editorSchema } from '../../checker/meta.ts';
import { isObject, under } from '../form/settled.ts';
import { valueAt } from '../form/value-at.ts';
import { withPiece } from '../form/write-piece.ts';

type JsonObject = { readonly [key: string]: Json };
/** What becomes of a file's values. */
export type Change = (file: JsonObject) => JsonObject;

/** A file with a change of its values; only the lines of what changed are others. The file itself where it is no JSON object. */
export function changed(
  files: readonly DefinitionFile[],
  file: DefinitionFile,
  change: Change,
): DefinitionFile {
  const before = valueAt(file.text, []);
  if (!isObject(before)) return file;
  const schema: RJSFSchema = Object(editorSchema(files, file.file, trade));
  return { ...file, text: withPiece(file.text, [], schema, before, change(before)) };
}

const within = (file: JsonObject, key: string): JsonObject => {
  const inner = under(file, key);
  return isObject(inner) ? inner : {};
};
const listAt = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** A condition of a card or of a variant, in its section. */
const withCondition = (section: 'show' | 'require', item: string, condition: Condition): Change => {
  // A condition is JSON that was read as such.
  const value: Json = JSON.parse(JSON.stringify(condition));
  return (file) => ({ ...file, [section]: { ...within(file, section), [item]: value } });
};

/** A field is required under a condition. */
export const requiredWhen = (field: string, condition: Condition): Change =>
  withCondition('require', field, condition);

/** An item is shown under a condition; a variant that hid it does so no more. */
export const shownWhen =
  (item: string, condition: Condition): Change =>
  (file) => {
    const { hide, ...others } = file;
    const left = listAt(hide).filter((name) => name !== item);
    return withCondition('show', item, condition)(left.length === 0 ? others : { ...others, hide: left });
  };

/** A new question of a card. */
export interface NewQuestion {
  /** What its answer is called, where it is kept and sent: `movingHome`. */
  readonly name: string;
  readonly words: string;
  /** The widget that it is answered by, and what the trade says of that. */
  readonly widget: string;
  readonly word: WidgetWord;
  /** The labels of what may be chosen, where one chooses. */
  readonly choices: readonly string[];
  readonly isRequired: boolean;
  /** The answer tells of a person: it is sealed, and never logged. */
  readonly isPersonal: boolean;
  /** The item of the card that it stands behind. */
  readonly after: string;
  /** One owner alone asks it: the card shows it to nobody, and the owner's file says otherwise (`askedAlone`). */
  readonly isAlone: boolean;
}

/** A card that asks one question more. */
export function asking(question: NewQuestion): Change {
  const { name, words, widget, word, choices, isRequired, isPersonal, after, isAlone } = question;
  const options = choices.map((label) => ({ value: slug(label), label }));
  return (card) => {
    const held = within(card, 'schema');
    const look = {
      ...(word.gives?.[0] === 'boolean' && 'text' in word.options && { text: words }),
      ...(word.choices === 'options' && { options }),
    };
    const field = {
      title: words,
      ...answeredBy(
        word,
        options.map(({ value }) => value),
      ),
      ...(isPersonal && { personal: true }),
    };
    return {
      ...card,
      ...placedAfter(card, after, name),
      schema: { ...held, properties: { ...within(held, 'properties'), [name]: field } },
      ui: { ...within(card, 'ui'), [name]: { widget, ...look } },
      ...(isAlone && { show: { ...within(card, 'show'), [name]: false } }),
      ...(isRequired && !isAlone && { require: { ...within(card, 'require'), [name]: true } }),
    };
  };
}

/** So many letters may be typed in words. */
const mostLetters = 500;

/** The schema of what a widget answers with; `values` are those that may be chosen. */
function answeredBy({ gives = [], values, choices }: WidgetWord, chosen: readonly string[]): JsonObject {
  const [type] = gives;
  if (type === 'boolean') return { type: ['boolean', 'null'] };
  if (type === 'array') return { type, items: { enum: chosen } };
  if (choices === 'options') return { enum: chosen };
  if (values !== undefined) return { enum: values };
  return type === 'string' ? { type, maxLength: mostLetters } : { type: type ?? 'string' };
}

/** An owner's file that asks a question which its card has and shows to nobody. */
export const askedAlone =
  ({ name, isRequired }: NewQuestion): Change =>
  (file) => {
    const shown = shownWhen(name, true)(file);
    return isRequired ? requiredWhen(name, true)(shown) : shown;
  };

/** Where the items of a card stand, with a new one behind another: in its group, or among the card's own. */
function placedAfter(card: JsonObject, after: string, name: string): JsonObject {
  const behind = (items: readonly Json[]) =>
    items.flatMap((item) => (item === after ? [item, name] : [item]));
  const groups = within(card, 'groups');
  const group = Object.entries(groups).find(([, one]) => listAt(under(one, 'items')).includes(after));
  const order = listAt(card.order);
  if (group === undefined) return { order: order.includes(after) ? behind(order) : [...order, name] };
  const [key, value] = group;
  const items = behind(listAt(under(value, 'items')));
  return { groups: { ...groups, [key]: { ...(isObject(value) ? value : {}), items } } };
}

const words = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const slug = (text: string) => words(text).join('-');

/** Words that say nothing of what is asked. */
const small = new Set(
  `a about an and any are at be been can did do does for from had has have how i if in is it me my no not of on or our
  please shall should that the there they this to was we were what when where which who will with would you your`.split(
    /\s+/,
  ),
);
const mostWords = 5;

/** A name for the answer of a question, of the words that say what it asks: `Do you keep a pet at home?` gives `keepPetHome`. */
export function nameFor(question: string): string {
  const all = words(question).filter((word) => /^[a-z]/.test(word));
  const telling = all.filter((word) => !small.has(word));
  const [first = 'answer', ...others] = (telling.length === 0 ? all : telling).slice(0, mostWords);
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
