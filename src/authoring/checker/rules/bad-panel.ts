import { beginnings } from '../../../engine/path.ts';
import { placeholdersIn } from '../../../engine/text.ts';
import { at, entries, items, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import { type Journey, type Project, prefixed } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';
import { nearest } from '../suggest.ts';

export const badPanel: ProjectRule = {
  severity: 'error',
  doc: 'A panel that no steps stand in, that other steps divide, or whose line tells what it does not ask.',
  *find(project) {
    for (const journey of project.journeys.values()) {
      yield* flawsInSteps(journey);
      yield* flawsInLines(project, journey);
    }
  },
};

const panelOf = ({ node }: Journey['steps'][number]) => textOf(at(node, 'panel'));

function* flawsInSteps({ source, steps }: Journey): Generator<Finding> {
  const panels = entries(at(source.root, 'panels'));
  const names = panels.map(({ key }) => key);
  for (const [place, step] of steps.entries()) {
    const where = at(step.node, 'panel');
    const name = panelOf(step);
    if (where === undefined || name === undefined) continue;
    const before = steps.slice(0, place).map(panelOf);
    if (!names.includes(name)) {
      const message = `"${name}" is no panel of this journey. It has ${some(names)}.`;
      yield { source, where, message, suggest: nearest(name, names) };
    } else if (before.includes(name) && before.at(-1) !== name) {
      const message = `Other steps stand between this one and the rest of panel "${name}". Bring its steps together.`;
      yield { source, where, message };
    }
  }
  for (const { key, keyNode } of panels) {
    if (steps.some((step) => panelOf(step) === key)) continue;
    yield {
      source,
      where: keyNode,
      message: `No step stands in panel "${key}". Name it there, or take it out.`,
    };
  }
  const [first] = panels;
  if (first === undefined || textOf(at(source.root, 'presentation')) === 'fold') return;
  const message = 'Panels fold, and this journey does not. Give it "presentation": "fold".';
  yield { source, where: first.keyNode, message };
}

/** A line tells what is asked in its panel, and answers of the journey that no card shows. */
function* flawsInLines({ cards }: Project, { source, steps, fields }: Journey): Generator<Finding> {
  for (const { key, value } of entries(at(source.root, 'panels'))) {
    const asked = steps
      .filter((step) => panelOf(step) === key)
      .flatMap((step) =>
        [...(cards.get(step.card)?.fields.keys() ?? [])].map((name) => prefixed(step.for, name)),
      );
    const known = [...asked, ...fields.keys()];
    for (const text of items(at(value, 'line')))
      for (const name of placeholdersIn(textOf(text) ?? '')) {
        if ([name, ...beginnings(name)].some((one) => known.includes(one))) continue;
        const message = `Nothing fills {${name}} here. Panel "${key}" asks ${some(asked)}.`;
        yield { source, where: placeIn(source, text, name, '{'), message, suggest: nearest(name, known) };
      }
  }
}
