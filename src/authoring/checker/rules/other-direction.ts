import { own } from '../../../engine/own.ts';
import { denied } from '../guards/contrary.ts';
import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsIn, type ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

export const otherDirection: ProjectRule = {
  severity: 'error',
  doc: 'A message or a notice that points above or below, and the one question that it is about stands on the other side; or a message that asks for the days that its check refuses.',
  *find(project) {
    for (const { source } of project.cards.values()) {
      const order = items(at(source.root, 'order')).flatMap((node) => textOf(node) ?? []);
      for (const rule of items(at(source.root, 'rules'))) {
        const [field = '', message] = [textOf(at(rule, 'field')), at(rule, 'message')];
        yield* wrongWay(project, source, order, { from: field, asks: at(rule, 'when'), told: message });
        yield* wrongDays(project, source, textOf(at(rule, 'check')) ?? '', message);
      }
      for (const { key, value } of entries(at(source.root, 'notices'))) {
        const asks = at(source.root, 'show', key);
        yield* wrongWay(project, source, order, { from: key, asks, told: at(value, 'text') });
      }
    }
  },
};

interface Pointed {
  /** What the text stands at. */
  readonly from: string;
  /** When it is shown. */
  readonly asks: Node | undefined;
  /** The text, or the name of the message. */
  readonly told: Node | undefined;
}

function* wrongWay(
  project: Project,
  source: ReadSource,
  order: readonly string[],
  { from, asks, told }: Pointed,
): Generator<Finding> {
  if (asks === undefined || told === undefined) return;
  const text = textOf(project.messages.get(textOf(told) ?? '')) ?? textOf(told) ?? '';
  const [way, ...more] = wordsOf(text).filter((word) => word === 'above' || word === 'below');
  const here = order.indexOf(from);
  if (way === undefined || more.length > 0 || here < 0) return;
  const [about, ...others] = new Set(askedIn(source, asks).filter((name) => name !== from));
  const there = order.indexOf(about ?? '');
  if (about === undefined || others.length > 0 || there < 0 || (there < here ? 'above' : 'below') === way)
    return;
  const message = `This points ${way}, and "${about}", which it is about, stands ${there < here ? 'above' : 'below'} "${from}". Correct the words or the order.`;
  yield { source, where: told, message };
}

const { later, earlier } = english.sideOfDay.words;

/** A message that asks for days on the other side of those that its check says that it takes. */
function* wrongDays(
  project: Project,
  source: ReadSource,
  check: string,
  told: Node | undefined,
): Generator<Finding> {
  const taken = wordsOf(own(project.trade.words.checks, check)?.doc ?? '');
  const shared = project.messages.get(textOf(told) ?? '');
  const words = wordsOf(textOf(shared ?? told) ?? '');
  const [side, other] = holdsAny(taken, later) ? [later, earlier] : [earlier, later];
  if (!holdsAny(taken, side) || holdsAny(words, side) || !holdsAny(words, other) || denied(words) > 0) return;
  // What is wrong with an answer may be said as well as what it must be.
  const where = shared ?? told;
  const home = shared && project.read.find(({ kind }) => kind === 'messages');
  if (where === undefined || !holdsAny(words, english.sideOfDay.words.asking)) return;
  const message = `This asks for days that "${check}" refuses: it takes only those on the other side. Correct the words or the check.`;
  yield { source: home ?? source, where, message };
}

/** The questions that a condition reads. */
function askedIn(source: ReadSource, asks: Node): readonly string[] {
  const inside = new Set(nodesOf(asks));
  return mentionsIn(source, 'path').flatMap(({ name, node }) => (inside.has(node) ? name : []));
}
