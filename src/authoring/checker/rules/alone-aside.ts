import { filesOf } from '../journey-files.ts';
import { at, canonical, entries, items, textOf } from '../json.ts';
import type { ProjectRule } from '../rule.ts';

export const aloneAside: ProjectRule = {
  severity: 'error',
  doc: 'A notice that stands beside a form, and the one that takes its turn does not.',
  *find(project) {
    for (const journey of project.journeys.values()) {
      const list = at(journey.source.root, 'aside');
      const named = items(list).flatMap((node) => textOf(node) ?? []);
      for (const { root } of named.length === 0 ? [] : filesOf(project, journey)) {
        const shown = entries(at(root, 'show')).filter(({ key }) => at(root, 'notices', key) !== undefined);
        for (const { key, value } of shown) {
          const turned = at(value, 'not');
          const other = turned && shown.find((one) => canonical(one.value) === canonical(turned))?.key;
          const [here, missing] = named.includes(key) ? [key, other] : [other, key];
          if (list === undefined || other === undefined || missing === undefined || named.includes(missing))
            continue;
          if (here === undefined || !named.includes(here)) continue;
          const message = `"${here}" stands beside the form, and "${missing}", which is shown where that is not, does not. Name both.`;
          yield { source: journey.source, where: list, message };
        }
      }
    }
  },
};
