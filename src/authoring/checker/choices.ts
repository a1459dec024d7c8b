import type { DefinitionFile } from '../../definitions/types.ts';
import { printJson } from './print.ts';
import type { Problem } from './problem.ts';

const choicesFile = 'schemas/choices.json';

/**
 * What is chosen otherwise by now, a line of the ledger each: for everybody, or for each owner that meets it. `variants` are
 * the names of all.
 */
export function changedChoices(problems: readonly Problem[], variants: readonly string[]): readonly string[] {
  const lines = problems.flatMap(({ choice, met }) => {
    if (choice === undefined) return [];
    const isForAll = met === undefined || variants.every((variant) => Object.hasOwn(met, variant));
    return isForAll ? choice : Object.keys(met).map((variant) => `${choice}, of ${variant}`);
  });
  return [...new Set(lines)];
}

/** `choices.json` with these changes accepted. */
export function withChoices(
  files: readonly DefinitionFile[],
  changes: readonly string[],
  accepted: { readonly by: string /** YYYY-MM-DD */; readonly on: string; readonly reason: string },
): DefinitionFile {
  const { accepted: before, ...rest } = JSON.parse(
    files.find(({ file }) => file === choicesFile)?.text ?? '{ "choices": {}, "accepted": [] }',
  );
  return { file: choicesFile, text: printJson({ ...rest, accepted: [...before, { ...accepted, changes }] }) };
}
