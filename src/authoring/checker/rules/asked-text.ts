import { own } from '../../../engine/own.ts';
import type { AskedWords } from '../../../engine/saying.ts';
import { askedWords } from '../asked-words.ts';
import { at, entries, items, textOf } from '../json.ts';
import type { Flaw, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { nearest, withHelp } from '../suggest.ts';

export const askedText: ProjectRule = {
  severity: 'error',
  doc: 'A text that a page asks for and its file lacks, or that no page asks for.',
  *find(project) {
    const files = askedWords(project);
    for (const source of project.read) {
      if (source.kind !== 'words') continue;
      for (const flaw of flawsIn(source, files)) yield { source, ...flaw };
    }
  },
};

function* flawsIn(
  { name = '', root }: ReadSource,
  files: Readonly<Record<string, AskedWords>>,
): Generator<Flaw> {
  const words = at(root, 'words') ?? root;
  const asked = own(files, name);
  if (asked === undefined) {
    yield { where: words, ...withHelp(`No page asks for words of "${name}".`, name, Object.keys(files)) };
    return;
  }
  const given = entries(words).map(({ key }) => key);
  const missing = Object.keys(asked).filter((key) => !given.includes(key));
  for (const { key, keyNode } of entries(words)) {
    if (Object.hasOwn(asked, key)) continue;
    const message = `No page asks for the text "${key}". Take it out, or give it the name that is asked for.`;
    yield { where: keyNode, message, suggest: nearest(key, missing) };
  }
  for (const key of missing) {
    yield { where: words, message: `A page says the text "${key}", and it is not here. Add it.` };
  }
  for (const node of items(at(root, 'legal'))) {
    const key = textOf(node) ?? '';
    if (!given.includes(key))
      yield { where: node, ...withHelp(`"${key}" is no text of this file.`, key, given) };
  }
}
