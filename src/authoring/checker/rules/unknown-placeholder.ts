import { placeholdersIn } from '../../../engine/text.ts';
import { lostPath } from '../paths.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';
import { withHelp } from '../suggest.ts';

export const unknownPlaceholder: ProjectRule = {
  severity: 'error',
  doc: 'A {placeholder} that nothing fills.',
  *find(project) {
    const known = Object.keys(project.trade.placeholders);
    for (const { source, name: text, node } of mentionsOf(project, 'text', 'message')) {
      for (const name of placeholdersIn(text)) {
        if (known.includes(name)) continue;
        const lost = name.includes('.') ? lostPath(project, name) : undefined;
        if (name.includes('.') && lost === undefined) continue;
        const where = placeIn(source, node, name, '{');
        const sentence = `Nothing fills {${name}}.`;
        if (lost?.suggest !== undefined) yield { source, where, message: sentence, suggest: lost.suggest };
        else yield { source, where, ...withHelp(sentence, name, known) };
      }
    }
  },
};
