import { checkDefinitions, inOrder } from '../../../src/authoring/checker/check.ts';
import type { Problem } from '../../../src/authoring/checker/problem.ts';
import { problemAt } from '../../../src/authoring/checker/problem-at.ts';
import { buildProject } from '../../../src/authoring/checker/project.ts';
import { rules } from '../../../src/authoring/checker/rules.ts';
import type { Source } from '../../../src/authoring/checker/source.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';

/** What the check tells by one rule. The others are not asked, a twentieth of the time, unless it may stand back for them. */
export function foundBy(id: string, files: readonly DefinitionFile[]): readonly Problem[] {
  const rule = rules[id];
  const project = buildProject(files, trade);
  if (rule === undefined || rule.isSecond || project.read.length < files.length)
    return checkDefinitions(files, trade).filter((one) => one.id === id);
  const inFiles = (source: Source) =>
    'findIn' in rule ? [...rule.findIn(source)].map((flaw) => problemAt(id, rule, source, flaw)) : [];
  const between =
    'find' in rule ? [...rule.find(project)].map((one) => problemAt(id, rule, one.source, one)) : [];
  return inOrder([...project.sources.flatMap(inFiles), ...between]);
}
