import { at, entries, items, textOf } from '../json.ts';
import { isHiddenBy } from '../layers.ts';
import { type Project, variantChain } from '../project.ts';
import type { ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { isAgreeing } from '../wording/agreeing.ts';

export const agreedBeforehand: ProjectRule = {
  severity: 'error',
  isSecond: true,
  doc: 'An agreement that is shown and ticked before anybody read it: a preset or a consequence says yes.',
  *find(project) {
    for (const source of project.read) {
      if (source.kind !== 'card' && source.kind !== 'variant') continue;
      const card = source.kind === 'card' ? source : cardOf(project, source);
      const layers = source.kind === 'card' ? [source] : [...variantChain(project, source), card];
      const follows = [
        at(source.root, 'onEnter'),
        ...entries(at(source.root, 'onChange')).map(({ value }) => value),
      ];
      const sets = follows.flatMap((list) => items(list).flatMap((line) => entries(at(line, 'set'))));
      for (const { key: name, value } of [...entries(at(source.root, 'presets')), ...sets]) {
        const widget = textOf(at(card?.root, 'ui', name, 'widget')) ?? '';
        if (value.value !== true || !isAgreeing(widget)) continue;
        if (isHiddenBy(layers, name)) continue;
        const message = `"${name}" is agreed to before anybody read it: it is shown, and ticked already. Only the person may tick it.`;
        yield { source, where: value, message };
      }
    }
  },
};

const cardOf = ({ cards }: Project, { root }: ReadSource) =>
  cards.get(textOf(at(root, 'card')) ?? '')?.source;
