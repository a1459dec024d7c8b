import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Prints how many cells passed, and for each that did not what did not hold, by the message of its check. */
export default class CellReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #started = Date.now();

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const cells = this.#suite?.allTests() ?? [];
    const failed = cells.filter((cell) => cell.outcome() !== 'expected');
    for (const cell of failed) write(`${nameOf(cell)}: ${reasonOf(cell)}`);
    const seconds = Math.round((Date.now() - this.#started) / 1000);
    write(
      `${cells.length} cells, ${cells.length - failed.length} passed, ${failed.length} failed (${seconds} s)`,
    );
  }
}

const write = (line: string) => process.stdout.write(`${line}\n`);

/** The cell without the requirements of its title. */
const nameOf = ({ title }: TestCase) => title.replace(/ \[.*\]$/, '');

function reasonOf({ results }: TestCase): string {
  const message = results.flatMap(({ errors }) => errors)[0]?.message ?? 'it did not run';
  const lines = stripVTControlCharacters(message).split('\n');
  const told = lines.filter((line) => /^Error|^\s*(Locator|[+-] {2,})/.test(line));
  return (told.length > 0 ? told : lines)
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' | ')
    .slice(0, 300);
}
