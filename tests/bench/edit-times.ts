import { createProver } from '../../src/authoring/checker/proof/prove.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { trade } from '../../src/trade.ts';
import { type Edit, editsOf, withEdit } from '../authoring/checker/proof/edits.ts';

/** One edit of meaning, and how long the proof took after it: milliseconds by the clock and of the processor. */
interface TimedEdit extends Pick<Edit, 'file' | 'what'> {
  readonly wall: number;
  readonly cpu: number;
  readonly problems: number;
}

/**
 * How long the proof takes again after one edit of meaning: at most so many edits of each file under `root`, each of the
 * files as they stand, after two others of each file that are not timed, for staff edit in a studio that has been open for a while.
 */
export function editTimes(root: string, mostOfEach: number): readonly TimedEdit[] {
  const files = readDefinitionFiles(root, trade);
  const byFile = new Map<string, Edit[]>();
  for (const edit of editsOf(files, mostOfEach + 2))
    byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit]);
  const prove = createProver(trade);
  const timed = (edit: Edit): TimedEdit => {
    prove(files);
    const edited = withEdit(files, edit);
    const start = performance.now();
    const before = process.cpuUsage();
    const { length: problems } = prove(edited);
    const { user, system } = process.cpuUsage(before);
    const { file, what } = edit;
    return { file, what, wall: performance.now() - start, cpu: (user + system) / 1000, problems };
  };
  for (const edits of byFile.values()) for (const edit of edits.slice(mostOfEach)) timed(edit);
  return [...byFile.values()].flatMap((edits) => edits.slice(0, mostOfEach).map(timed));
}
