import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { isMap } from '../../../engine/own.ts';
import { treeOf } from '../../checker/json.ts';
import { type JsonChange, jsonChanges } from '../../review/json-changes.ts';
import { type Speech, saidSides } from '../../review/said-value.ts';
import { lineChanges } from '../save/line-changes.ts';
import { type Called, type Titles, valueCalled } from '../words/titles.ts';

/** A value of a file before and after, in words; a side is left out where there was none. */
export interface ToldChange extends Called {
  readonly key: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** In what two texts of a file differ, value by value as people read it; of what is no JSON line by line. */
export function toldChanges(
  before: string,
  after: string,
  titles: Titles,
  speech: Speech,
): readonly ToldChange[] {
  const [old, now] = [read(before), read(after)];
  if (old === undefined || now === undefined) return toldLines(before, after);
  const changes = jsonChanges(old.value, now.value).map(asTranslation);
  return changes.flatMap((change): readonly ToldChange[] => {
    const side = change.after ?? change.before;
    // Which schema an editor takes is no word to anybody.
    if (side?.path[0] === '$schema') return [];
    const called = valueCalled(side?.path ?? [], side?.value, titles);
    const key = JSON.stringify([change.before?.path, change.after?.path, change.kind]);
    if (change.kind === 'order') return [{ key, ...called, after: 'the same, in another order' }];
    const { was, is } = saidSides(change, speech);
    return [{ key, ...called, before: unquoted(change.before, was), after: unquoted(change.after, is) }];
  });
}

/** A translation that came or went as its words: of which text they are is told by their name. */
function asTranslation(change: JsonChange): JsonChange {
  const words = (side: JsonChange['before']) =>
    side?.path[0] === 'texts' && isMap(side.value) && typeof side.value.target === 'string'
      ? { path: [...side.path, 'target'], value: side.value.target }
      : side;
  const [before, after] = [words(change.before), words(change.after)];
  return { kind: change.kind, ...(before && { before }), ...(after && { after }) };
}

/** A text stands without the marks that it has among other words. */
const unquoted = (side: { readonly value: unknown } | undefined, words: string | undefined) =>
  typeof side?.value === 'string' && words === `“${side.value}”` ? side.value : words;

function toldLines(before: string, after: string): readonly ToldChange[] {
  return lineChanges(before, after).map(({ sign, line, text }) => ({
    key: `${sign} ${line}`,
    title: `Line ${line}`,
    ...(sign === 'added' ? { after: text } : { before: text }),
  }));
}

/** A text's value; a comma too many or too few, as where two changes are brought together, is no matter. */
function read(text: string): { readonly value: unknown } | undefined {
  if (treeOf(text) === undefined) return undefined;
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  return errors.every(({ error }) => printParseErrorCode(error) === 'CommaExpected') ? { value } : undefined;
}
