import { openProject, type Project } from '../../../src/authoring/review/project.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles } from '../../product-files.ts';
import { shippedFiles } from '../../shipped.ts';

/** The project of files that hold no mistake; the test fails with the problems otherwise. */
export function opened(files: readonly DefinitionFile[]): Project {
  const { project, problems } = openProject(files, trade);
  if (project === undefined) throw new Error(JSON.stringify(problems, null, 2));
  return project;
}

export const product = opened(productFiles);

/** The product with the suppliers that it was begun with: what is counted of it stays, whoever is added. */
export const shipped = opened(shippedFiles);

/** Files after an edit of one, as an author's editor has them: the product's, if no others are given. */
export function edited(
  file: string,
  from: string,
  to: string,
  files: readonly DefinitionFile[] = productFiles,
): readonly DefinitionFile[] {
  return files.map((one) => {
    if (one.file !== file) return one;
    if (!one.text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    return { file, text: one.text.replace(from, to) };
  });
}
