import type { DefinitionFile } from '../definitions/types.ts';
import type { Problem } from './problem.ts';
import { buildProject } from './project.ts';
import { rules } from './rules.ts';
import { positionOf } from './source.ts';

/** Every mistake in a set of definition files, by file and place. Never throws, whatever the files hold. */
export function checkDefinitions(files: readonly DefinitionFile[]): Problem[] {
  const project = buildProject(files);
  const problems = Object.entries(rules).flatMap(([id, { severity, find }]) =>
    [...find(project)].map(({ source, where, message, suggest }) => ({
      id,
      file: source.file,
      ...positionOf(source.text, typeof where === 'number' ? where : where.offset),
      severity,
      message,
      ...(suggest !== undefined && { suggest }),
    })),
  );
  return problems.sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.id, b.id),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
