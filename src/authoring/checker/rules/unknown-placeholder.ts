import { placeholdersIn } from '../../../engine/text.ts';
import { placeholdersOf } from '../asked-words.ts';
import { lostPath, pathsBeside } from '../paths.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';
import { withHelp } from '../suggest.ts';

export const unknownPlaceholder: ProjectRule = {
  severity: 'error',
  doc: 'A {placeholder} that nothing fills.',
  *find(project) {
    const { placeholders } = project.trade;
    const known = Object.keys(placeholders);
    const ofBrand = known.filter((name) => placeholders[name]?.startsWith('brand.'));
    for (const { source, name: text, node } of mentionsOf(project, 'text', 'message')) {
      // Rule other-placeholders holds a translation to the text that it translates.
      if (source.kind === 'translation') continue;
      const given =
        source.kind === 'brand'
          ? ofBrand
          : source.kind === 'words'
            ? placeholdersOf(project, source, node)
            : undefined;
      for (const name of placeholdersIn(text)) {
        if ((given ?? known).includes(name)) continue;
        const isPath = given === undefined && name.includes('.');
        const lost = isPath ? lostPath(project, name) : undefined;
        if (isPath && lost === undefined) continue;
        const where = placeIn(source, node, name, '{');
        const sentence = `Nothing fills {${name}}.`;
        if (lost?.suggest !== undefined) yield { source, where, message: sentence, suggest: lost.suggest };
        else {
          const beside = isPath ? pathsBeside(project, name) : [];
          yield { source, where, ...withHelp(sentence, name, beside.length > 0 ? beside : (given ?? known)) };
        }
      }
    }
  },
};
