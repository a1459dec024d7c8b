import { removal, replacement } from '../edits.ts';
import { at, textOf } from '../json.ts';
import { isBase, listed, localesOf, offeredLanguages } from '../locales/locales.ts';
import { namedTexts } from '../locales/texts.ts';
import type { Fix } from '../problem.ts';
import type { Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import { withHelp } from '../suggest.ts';

const begin = { offset: 0, length: 1 };

export const unknownTranslation: ProjectRule = {
  severity: 'error',
  doc: 'A language, or a text of one, for what is not there to be translated.',
  *find(project) {
    for (const locale of localesOf(project)) {
      const [first] = locale.files;
      const lang = at(locale.file?.root, 'lang');
      const same = project.read.find(
        ({ kind, locale: folder, root }) =>
          kind === 'locale' &&
          folder !== locale.name &&
          textOf(at(root, 'lang'))?.split('-')[0] === textOf(lang)?.split('-')[0],
      );
      if (
        same?.locale !== undefined &&
        locale.file !== undefined &&
        lang !== undefined &&
        textOf(lang) !== locale.name
      ) {
        const message = `"${same.locale}" is "${textOf(lang)}" too. Write the code of this language.`;
        yield { source: locale.file, where: lang, message };
      }
      if (locale.file === undefined && first !== undefined) {
        const message = `"${locale.name}" has no locale.json, which says what the language is called. Add schemas/locales/${locale.name}/locale.json.`;
        yield { source: first, where: begin, message };
      }
      for (const source of locale.files) {
        if (project.read.some(({ file }) => file === source.base)) continue;
        yield {
          source,
          where: source.root.children?.[0] ?? begin,
          message: `There is no ${source.base} whose texts this file could hold.`,
        };
      }
      for (const { source, name, keyNode, base } of locale.texts) {
        const mirrored = project.read.find(({ file }) => file === source.base);
        if (base !== undefined || mirrored === undefined) continue;
        const sentence = `There is no text "${name}" in ${source.base}. A language changes texts and nothing else.`;
        const help = withHelp(sentence, name, namedTexts(mirrored).keys());
        const other = help.suggest === undefined ? undefined : replacement(keyNode, help.suggest);
        const out: Fix = { ...removal(keyNode), title: 'Take the translation out', isAsked: true };
        // A near text that is translated already is not the one that was meant.
        const told = help.suggest !== undefined && other === undefined ? { message: sentence } : help;
        yield { source, where: keyNode, ...told, fix: other ?? out };
      }
      const words = project.read.flatMap(({ kind, name = '' }) => (kind === 'words' ? name : []));
      for (const { name, node } of listed(locale, 'completeWords')) {
        if (locale.file === undefined || words.includes(name)) continue;
        const sentence = `There is no file of words "${name}".`;
        yield { source: locale.file, where: node, ...withHelp(sentence, name, words) };
      }
    }
    yield* inBase(project);
    yield* unknownLanguages(project);
  },
};

/** The language that all files are written in has its texts there. */
function* inBase({ read }: Project): Generator<Finding> {
  const bases = read.flatMap((source) => (source.kind === 'locale' && isBase(source) ? source : []));
  for (const source of read) {
    if (source.kind !== 'translation' || !bases.some(({ locale }) => locale === source.locale)) continue;
    const message = `All files are written in "${source.locale}", so its texts are those of ${source.base}. Write them there.`;
    yield { source, where: begin, message };
  }
}

function* unknownLanguages(project: Project): Generator<Finding> {
  const known = project.read.flatMap(({ kind, locale }) => (kind === 'locale' ? (locale ?? []) : []));
  for (const { source, node } of offeredLanguages(project)) {
    const name = textOf(node) ?? '';
    if (known.includes(name)) continue;
    yield { source, where: node, ...withHelp(`There is no language "${name}".`, name, known) };
  }
}
