import type { TradeWords } from '../../../engine/trade-words.ts';
import { at, entries } from '../json.ts';
import type { Project } from '../project.ts';
import { type Flaw, mentionsOf, type ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { nearest } from '../suggest.ts';

/** The messages that the engine asks for by itself (specification, quote journey §5). */
const generic = ['required', 'invalid', 'between', 'min', 'max', 'min-length', 'max-length'];
/** The page's own word for an entry that is not saved, and those that a card may take at any time (§5). */
const kept = ['unsaved-entry', 'number', 'decimal', 'letters', 'alpha-numeric', 'email'];
/** The limits that each of them must tell. */
const limitsOf: Readonly<Record<string, readonly string[]>> = {
  between: ['min', 'max'],
  min: ['min'],
  max: ['max'],
  'min-length': ['min'],
  'max-length': ['max'],
};
const ofEffects = ({ words }: TradeWords) =>
  Object.values(words.effects).flatMap(({ waiting, fails }) =>
    [waiting, fails].flatMap((name) => name ?? []),
  );

/** Whether the product shows a message by itself: the engine's own, those of effects, and words for a step's part. */
export function isMessageOfCode({ trade, parts }: Project, name: string): boolean {
  const forParts = [trade.whole, ...parts].map((part) => `for-${part}`);
  return /^error-\d+$/.test(name) || [...generic, ...kept, ...ofEffects(trade), ...forParts].includes(name);
}

/** What looks like a name, however its words are joined: it begins small and has no space. Anything else is the sentence itself. */
export const namePattern = /^[a-z][a-zA-Z0-9]*([-_.][a-zA-Z0-9]+)*$/;

export const unknownMessage: ProjectRule = {
  severity: 'error',
  doc: 'A message that messages.json does not have, one for what its field never fails, or one that keeps its limit to itself.',
  *find(project) {
    const known = [...project.messages.keys()];
    for (const { source, name, node } of mentionsOf(project, 'message')) {
      if (known.includes(name) || !namePattern.test(name)) continue;
      const message = `There is no message "${name}" in messages.json. Add it there, or write the sentence itself here.`;
      yield { source, where: node, message, suggest: nearest(name, known) };
    }
    for (const source of project.read) for (const flaw of idleIn(source, project)) yield { source, ...flaw };
    for (const [name, limits] of Object.entries(limitsOf)) {
      const text = project.messages.get(name);
      const isSaid = (limit: string) => `${text?.value}`.includes(`{${limit}}`);
      const silent = limits.filter((limit) => !isSaid(limit));
      // One limit in the place of the other is a rule of words.
      if (text === undefined || ['min', 'max'].filter(isSaid).length >= limits.length) continue;
      const message = `Message "${name}" is for a limit and does not say it: write {${silent.join('} and {')}} too.`;
      const home = project.read.find(({ kind }) => kind === 'messages');
      if (home !== undefined) yield { source: home, where: text, message };
    }
    const source = project.read.find(({ kind }) => kind === 'messages');
    const where = at(source?.root, 'messages');
    if (source === undefined || where === undefined) return;
    for (const name of [...generic, ...new Set(ofEffects(project.trade))]) {
      if (!known.includes(name)) {
        yield { source, where, message: `The product shows message "${name}", and it is not here. Add it.` };
      }
    }
  },
};

/** Words of a field for a keyword that its schema does not have, or for no answer where nothing requires one. */
function* idleIn({ kind, root }: ReadSource, { variants }: Project): Generator<Flaw> {
  if (kind !== 'card') return;
  const forms = [root, ...[...variants.values()].map((variant) => variant.root)];
  for (const { key: field, value: schema } of entries(at(root, 'schema', 'properties'))) {
    for (const { key: keyword, keyNode } of entries(at(schema, 'errorMessage'))) {
      const isRequired = keyword === 'required';
      const asking = isRequired
        ? forms.some((form) => at(form, 'require', field))
        : at(schema, keyword) !== undefined;
      if (asking) continue;
      const why = isRequired ? 'nothing requires it' : `its schema has no "${keyword}"`;
      yield { where: keyNode, message: `"${field}" never shows this message: ${why}.` };
    }
  }
}
