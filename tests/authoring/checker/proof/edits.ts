import type { Node } from 'jsonc-parser';
import { checkDefinitions } from '../../../../src/authoring/checker/check.ts';
import { gatherDefinitions } from '../../../../src/definitions/gather.ts';
import { kindOf } from '../../../../src/definitions/kinds.ts';
import type { DefinitionFile } from '../../../../src/definitions/types.ts';
import { trade } from '../../../../src/trade.ts';
import { type Line, linesOf, pathOf, replaced, treeOf } from '../../../fuzz/tree.ts';

/** One file after one change of what it means, and the change in words. */
export interface Edit extends DefinitionFile {
  readonly what: string;
}

/**
 * Small edits of meaning as staff make them and the rules accept them: a condition turned round or dropped, a switch put
 * over, a preset taken away, a limit moved, a list one shorter, one line more in a supplier's file. At most so many of
 * each file, or of each of some, from all over it. Mistakes that only the proof finds are among them.
 */
export function* editsOf(
  files: readonly DefinitionFile[],
  mostOfEach: number,
  among = files,
): Generator<Edit> {
  for (const one of among) {
    let count = 0;
    for (const edit of spread(candidatesIn(files, one))) {
      if (count >= mostOfEach) break;
      if (checkDefinitions(withEdit(files, edit), trade).some(({ severity }) => severity === 'error'))
        continue;
      count += 1;
      yield edit;
    }
  }
}

/** The files with one of them edited; all others are the very same objects. */
export function withEdit(files: readonly DefinitionFile[], { file, text }: Edit): readonly DefinitionFile[] {
  return files.map((one) => (one.file === file ? { file, text } : one));
}

/** All entries, in steps of the golden section: those that come first are from all over the list. */
function spread<T>(all: readonly T[]): readonly T[] {
  const place = (index: number) => (index * 0.618034) % 1;
  return all
    .map((one, index) => ({ one, at: place(index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function candidatesIn(files: readonly DefinitionFile[], one: DefinitionFile): readonly Edit[] {
  const kind = kindOf(one.file, trade)?.kind ?? '';
  if (!['variant', 'card', 'journey', 'conditions', 'facts'].includes(kind)) return [];
  const { file, text } = one;
  const changed = linesOf(treeOf(one)).flatMap((line) =>
    changesOf(text, line).map((by) => ({
      file,
      text: replaced(text, line.value, by),
      what: `${[...pathOf(line.object), line.name].join('/')} is ${by}`,
    })),
  );
  return kind === 'variant' ? [...changed, ...longerVariants(files, one)] : changed;
}

const conditions: readonly string[] = ['show', 'require', 'when'];
const limits: readonly string[] = ['min', 'max', 'minimum', 'maximum', 'minLength', 'maxLength', 'years'];
const lists: readonly string[] = [
  ...['enum', 'options', 'order', 'items', 'hide', 'steps', 'clear', 'first', 'rules'],
];

/** What else could stand at a line, as JSON. */
function changesOf(text: string, { name, value, object }: Line): readonly string[] {
  const written = ({ offset, length }: Node) => text.slice(offset, offset + length);
  const around = pathOf(object);
  const section = around.at(-1) ?? '';
  const [first, ...others] = value.children ?? [];
  if (value.type === 'boolean') return [`${!value.value}`];
  if (name === 'when' || section === 'show' || section === 'require')
    return [`{ "not": ${written(value)} }`, 'true'];
  if (value.type === 'array' && first && conditions.some((one) => around.includes(one)))
    return [written(first)];
  if (value.type === 'array' && first && others.length > 0 && lists.includes(name))
    return [`[${[first, ...others.slice(0, -1)].map(written).join(', ')}]`];
  if ((section === 'presets' || section === 'set') && value.type !== 'null') return ['null'];
  return limits.includes(name) && value.type === 'number' ? [`${Number(value.value) + 1}`] : [];
}

/** A supplier's file with one line more about each field of its card. */
function longerVariants(files: readonly DefinitionFile[], { file, text }: DefinitionFile): readonly Edit[] {
  const { card, show, require, hide, ...rest } = JSON.parse(text);
  const fields = Object.keys(gatherDefinitions(files, trade).cards[card]?.schema.properties ?? {});
  return fields.flatMap((field) =>
    [
      { show: { ...show, [field]: true } },
      { require: { ...require, [field]: true } },
      { hide: [...(hide ?? []), field] },
    ].map((more) => ({
      file,
      text: JSON.stringify({ card, show, require, hide, ...rest, ...more }),
      what: JSON.stringify(more),
    })),
  );
}
