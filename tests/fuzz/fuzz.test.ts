import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { trade } from '../../src/trade.ts';
import { faults, fuzz, type Outcome } from './fuzz.ts';

const files = readDefinitionFiles(join(import.meta.dirname, '../..'), trade);
const count = 2000;

/** One file in a line: what to look at when this fails. */
const line = ({ kind, file, problems: [first], thrown }: Outcome) =>
  `${kind}: ${file}:${first?.line}:${first?.column} ${first?.message ?? thrown}`;

describe(`${count} definition files with one fault each`, () => {
  const outcomes = [...fuzz(files, count, 1)];

  it('throw nothing, neither when they are checked nor, accepted, when they are drawn', () => {
    expect(outcomes.filter(({ thrown }) => thrown !== undefined).map(line)).toEqual([]);
  });

  it('are refused with a place and a plain reason, or drawn', () => {
    const problems = outcomes.flatMap((outcome) => outcome.problems);
    const plain = /^[A-Z0-9"].*[.?]$/s;
    const strange = /undefined|\[object|NaN|TypeError|\bat \S+:\d/;
    expect(
      problems.filter(({ message }) => !plain.test(message) || strange.test(message.replace(/"[^"]*"/g, ''))),
    ).toEqual([]);
    expect(problems.filter(({ line: row, column, length }) => row < 1 || column < 1 || length < 1)).toEqual(
      [],
    );
  });

  it('are told at the fault itself for at least 99 in 100 of those with one place', () => {
    const placed = outcomes.filter(({ exact }) => exact !== undefined);
    const elsewhere = placed.filter(({ exact }) => exact === false);
    expect(placed.length).toBeGreaterThan(count / 2);
    expect(elsewhere.length / placed.length, elsewhere.map(line).join('\n')).toBeLessThanOrEqual(0.01);
  });

  it('hold every kind of fault, and most are refused', () => {
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(Object.keys(faults)));
    expect(outcomes.filter(({ problems }) => problems.length > 0).length).toBeGreaterThan(count / 2);
  });
});
