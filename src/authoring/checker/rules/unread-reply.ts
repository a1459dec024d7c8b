import { own } from '../../../engine/own.ts';
import { lookupName, splitPath } from '../../../engine/path.ts';
import { filesOf, journeysTogether } from '../journey-files.ts';
import { keep } from '../keep.ts';
import { some } from '../phrase.ts';
import { type Journey, type Project, prefixed } from '../project.ts';
import { mentionsIn, mentionsOf, type ProjectRule } from '../rule.ts';

export const unreadReply: ProjectRule = {
  severity: 'error',
  doc: 'An effect that brings lists alone, and no card of its journey reads one of them.',
  *find(project) {
    for (const journey of project.journeys.values()) {
      for (const source of filesOf(project, journey)) {
        for (const { name: effect, node } of mentionsIn(source, 'effect')) {
          const lists = listsOf(project, effect);
          if (lists.length === 0 || lists.some((list) => readsIn(project)(journey).has(list))) continue;
          const message = `Nobody reads what "${effect}" brings to journey "${journey.name}": ${some(lists)}. Do not run it here, or ask what its list is for.`;
          yield { source, where: node, message };
        }
      }
    }
  },
};

/** The lists that an effect brings, if it does nothing else, and no page of the trade's own draws one. */
function listsOf({ trade }: Project, effect: string): readonly string[] {
  const { writes = [], fills = [] } = own(trade.words.notes, effect) ?? {};
  const lists = writes.flatMap((path) => (path.startsWith('lookup.') ? path.slice('lookup.'.length) : []));
  const isAll = lists.length === writes.length && fills.length === 0;
  return isAll && !lists.some((list) => own(trade.words.lookups, list)?.drawn) ? lists : [];
}

/** The lists that the files of a journey read, those of a part by the name that all parts share. */
const readsIn = keep((project: Project) =>
  keep((journey: Journey): ReadonlySet<string> => {
    const { trade, parts } = project;
    const files = [...journeysTogether(project, journey)].flatMap((one) => [...filesOf(project, one)]);
    const shared = mentionsOf(project, 'path').filter(
      ({ source }) => source.kind === 'facts' || source.kind === 'conditions',
    );
    const paths = [...files.flatMap((file) => mentionsIn(file, 'path')), ...shared].map(({ name }) => name);
    const needed = files
      .flatMap((file) => mentionsIn(file, 'effect'))
      .flatMap(({ name }) => own(trade.words.inputs, name)?.needs ?? []);
    const named = [...paths, ...needed].flatMap((path) => {
      const [root, name] = splitPath(path, trade.sources);
      return root === 'lookup' ? lookupName(name) : [];
    });
    const read = new Set([
      ...named,
      ...files.flatMap((file) => mentionsIn(file, 'lookup').map(({ name }) => name)),
    ]);
    const bases = Object.keys(trade.words.lookups).filter((list) =>
      [...parts].some((part) => read.has(prefixed(part, list))),
    );
    return new Set([...read, ...bases]);
  }),
);
