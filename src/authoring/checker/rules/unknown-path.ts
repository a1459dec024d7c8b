import { splitPath } from '../../../engine/path.ts';
import { answerSchemas, lostPath } from '../paths.ts';
import type { Project } from '../project.ts';
import { broughtWhole } from '../proof/walk.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { nearest } from '../suggest.ts';
import type { Mention } from '../walk.ts';

export const unknownPath: ProjectRule = {
  severity: 'error',
  doc: 'A path that leads nowhere, or one that cannot be set, cleared or watched.',
  *find(project) {
    for (const mention of mentionsOf(project, 'path', 'answer', 'clearable', 'changed')) {
      const { source, name, node } = mention;
      const lost = isJudgedElsewhere(project, mention)
        ? undefined
        : (unfit(project, mention) ?? lostPath(project, name));
      if (lost !== undefined) yield { source, where: node, ...lost };
    }
  },
};

/** A source that effects bring is cleared and watched as a whole; rule bad-calculation judges parts of entries. */
function isJudgedElsewhere({ trade }: Project, { means, name }: Mention): boolean {
  if (means === 'path') return name.startsWith('entry.');
  return (means === 'clearable' || means === 'changed') && broughtWhole(trade).includes(name);
}

/** Why a name cannot be what its place needs: an answer, or for `clear` and `onChange` also a source and `lookup.X`. */
function unfit(
  project: Project,
  { means, name }: Mention,
): { message: string; suggest?: string | undefined } | undefined {
  if (means === 'path') return undefined;
  const [source, rest] = splitPath(name, project.trade.sources);
  const mayBeList = means !== 'answer';
  if (source === '') {
    if (project.answers.has(name)) return undefined;
    const declared =
      answerSchemas(project, name).length > 0
        ? 'only a part of an answer'
        : 'not an answer that a card or journey declares';
    return { message: `"${name}" is ${declared}.`, suggest: nearest(name, project.answers.keys()) };
  }
  if (mayBeList && source === 'lookup' && project.lookups.has(rest)) return undefined;
  const suggest = mayBeList && source === 'lookup' ? nearest(rest, project.lookups) : undefined;
  const fit = mayBeList ? 'an answer, a source that effects bring or "lookup.NAME"' : 'an answer';
  return {
    message: `"${name}" cannot stand here: only ${fit} can.`,
    suggest: suggest && `lookup.${suggest}`,
  };
}
