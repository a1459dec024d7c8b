import { at, items, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { conditionsIn, rightWayRound } from './guarded-conditions.ts';
import { aValue, valuesIn } from './written.ts';

const ofFact = /^facts facts (\S+) /;

/** What lines of the ledger tell of each fact, without its name. */
function toldOf(lines: readonly string[]): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const line of [...lines].sort()) {
    const name = ofFact.exec(line)?.[1];
    if (name !== undefined) told.set(name, `${told.get(name) ?? ''}${line.replace(ofFact, '')}\n`);
  }
  return told;
}

/** A line of the ledger in the names that facts have now: one that is worked out as before under another name was renamed. */
export const renamedIn = keep((project: Project): ((line: string) => string) => {
  const ledger = project.read.find(({ kind }) => kind === 'guards');
  const kept = [rightWayRound, aValue].flatMap((kind) => items(at(ledger?.root, 'guards', kind)));
  const before = toldOf(kept.flatMap((line) => textOf(line) ?? []));
  const gone = [...before].filter(([name]) => !project.facts.has(name));
  if (gone.length === 0) return (line) => line;
  const now = [...toldOf([...conditionsIn(project), ...valuesIn(project)])];
  const names = gone.flatMap(([name, told]) => {
    const other = now.find(([one, its]) => its === told && !before.has(one))?.[0];
    return other === undefined ? [] : [{ other, form: new RegExp(`\\b(facts |fact\\.)${name}\\b`, 'g') }];
  });
  return (line) => names.reduce((said, { form, other }) => said.replace(form, `$1${other}`), line);
});
