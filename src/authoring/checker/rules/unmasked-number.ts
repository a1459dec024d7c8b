import { own } from '../../../engine/own.ts';
import { splitPath } from '../../../engine/path.ts';
import { placeholdersIn } from '../../../engine/text.ts';
import { capital } from '../phrase.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';

export const unmaskedNumber: ProjectRule = {
  severity: 'error',
  doc: 'A text that says a number in full, where the trade has it masked for people to read.',
  *find(project) {
    const { sources, words, placeholders } = project.trade;
    for (const { source, name: text, node } of mentionsOf(project, 'text')) {
      // Pages fill in their own names.
      if (source.kind === 'words') continue;
      for (const placeholder of placeholdersIn(text)) {
        const [root, name] = splitPath(own(placeholders, placeholder) ?? placeholder, sources);
        const masked = `masked${capital(name)}`;
        if (own(own(words.sources, root) ?? {}, masked) === undefined) continue;
        const message = `{${placeholder}} says the number in full. Say it masked.`;
        yield { source, where: placeIn(source, node, placeholder), message, suggest: `${root}.${masked}` };
      }
    }
  },
};
