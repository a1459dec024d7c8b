import { splitPath } from '../../../engine/path.ts';
import type { Node } from '../json.ts';
import { keep } from '../keep.ts';
import { answerSchemas, lostPath } from '../paths.ts';
import { some } from '../phrase.ts';
import { type Project, prefixed } from '../project.ts';
import { broughtWhole } from '../proof/brought-whole.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { nearest } from '../suggest.ts';
import type { Mention } from '../walk.ts';

export const unknownPath: ProjectRule = {
  severity: 'error',
  doc: 'A path that leads nowhere, or one that cannot be set, cleared or watched.',
  *find(project) {
    const fallen = new Map<Step, string[]>();
    for (const mention of mentionsOf(project, 'path', 'answer', 'clearable', 'changed')) {
      const { source, name, node } = mention;
      const lost = isJudgedElsewhere(project, mention)
        ? undefined
        : (unfit(project, mention) ?? lostPath(project, name));
      const step = lost && stepBefore(project, name);
      if (step !== undefined) fallen.set(step, [...(fallen.get(step) ?? []), name]);
      else if (lost !== undefined) yield { source, where: node, ...lost };
    }
    for (const [{ source, node, card, part }, names] of fallen) {
      const message = `${some(new Set(names))}: that is read, and no step asks card "${card}" for "${part}". Ask it here, or read it no more.`;
      yield { source, where: node, message };
    }
  },
};

/** Where a card is asked for one part and not for another: the step behind which that one is missing. */
interface Step {
  readonly source: ReadSource;
  readonly node: Node;
  readonly card: string;
  readonly part: string;
}

/** The step beside which one would ask for a name; undefined where no card has a field of that name for a part. */
function stepBefore(project: Project, name: string): Step | undefined {
  return stepsMissed(project).get(name) ?? stepsMissed(project).get(name.replace(/\.[^.]*$/, ''));
}

const stepsMissed = keep((project: Project): ReadonlyMap<string, Step> => {
  const missed = new Map<string, Step>();
  for (const { source, steps } of project.journeys.values()) {
    for (const { card, node, for: own } of steps) {
      if (own === undefined) continue;
      for (const part of project.parts) {
        if (steps.some((one) => one.card === card && one.for === part)) continue;
        const step = { source, node, card, part };
        for (const field of project.cards.get(card)?.fields.keys() ?? [])
          missed.set(prefixed(part, field), step);
      }
    }
  }
  return missed;
});

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
