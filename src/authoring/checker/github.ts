import { sentence } from './format.ts';
import type { Problem } from './problem.ts';

/** The problems as workflow commands of GitHub: each is shown beside its line in a pull request. */
export function githubAnnotations(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const { id, file, line, column, length, severity } = problem;
      const place = { file, line, endLine: line, col: column, endColumn: column + length, title: id };
      const properties = Object.entries(place).map(
        ([key, value]) => `${key}=${escaped(`${value}`, /[%\r\n:,]/g)}`,
      );
      return `::${severity} ${properties.join(',')}::${escaped(sentence(problem), /[%\r\n]/g)}`;
    })
    .join('\n');
}

function escaped(text: string, marks: RegExp): string {
  return text.replace(marks, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
