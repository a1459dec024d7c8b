import { placeholdersIn } from '../../../engine/text.ts';
import { at } from '../json.ts';
import type { Project } from '../project.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { isMessageOfCode } from './unknown-message.ts';

export const unusedName: ProjectRule = {
  severity: 'warning',
  doc: 'A condition, fact, message or shared notice that has a name and that nobody uses.',
  *find(project) {
    const texts = mentionsOf(project, 'text', 'message').flatMap(({ name }) => placeholdersIn(name));
    const placed = Object.values(project.trade.placeholders).flatMap((path) => path ?? []);
    const needed = Object.values(project.trade.words.inputs).flatMap(({ needs = [], sends = {} }) => [
      ...needs,
      ...Object.keys(sends),
    ]);
    const paths = [...mentionsOf(project, 'path').map(({ name }) => name), ...texts, ...placed, ...needed];
    const facts = new Set(
      paths.flatMap((path) => (path.startsWith('fact.') ? path.slice('fact.'.length) : [])),
    );
    const namesOf = (means: 'condition' | 'message' | 'notice') =>
      new Set(mentionsOf(project, means).map(({ name }) => name));
    yield* unused(project, 'conditions', 'condition', namesOf('condition'));
    yield* unused(project, 'facts', 'fact', facts);
    yield* unused(project, 'notices', 'notice', namesOf('notice'));
    const said = namesOf('message');
    const asked = [...project.messages.keys()].filter((name) => isMessageOfCode(project, name));
    yield* unused(project, 'messages', 'message', new Set([...said, ...asked]));
  },
};

function* unused(
  project: Project,
  kind: 'conditions' | 'facts' | 'notices' | 'messages',
  noun: string,
  used: ReadonlySet<string>,
) {
  const source = project.read.find((one) => one.kind === kind);
  const section = at(source?.root, kind);
  if (source === undefined || section === undefined) return;
  for (const [name, node] of project[kind]) {
    if (used.has(name)) continue;
    const where = node.parent?.children?.[0] ?? node;
    yield { source, where, message: `Nobody uses ${noun} "${name}". Use it, or take it out.` };
  }
}
