import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofRules } from '../../../src/checker/proof/proof-rules.ts';
import { createProver, proveDefinitions } from '../../../src/checker/proof/prove.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { type Edit, editsOf, withEdit } from './edits.ts';

/** How many edits of each file are made; EDITS=all makes every one, which takes hours. */
const mostOfEach = process.env.EDITS === 'all' ? Number.POSITIVE_INFINITY : 4;
const fixtures = join(import.meta.dirname, '../fixtures');

/** Each edit in the place of the one before, by one prover: where it says otherwise than a proof that remembers nothing. */
function misremembered(files: readonly DefinitionFile[], edits: Iterable<Edit>): readonly object[] {
  const prove = createProver();
  prove(files);
  return [...edits].flatMap((edit) => {
    const edited = withEdit(files, edit);
    const again = prove(edited);
    const anew = proveDefinitions(edited);
    return JSON.stringify(again) === JSON.stringify(anew) ? [] : [{ ...edit, text: '', again, anew }];
  });
}

describe.each(readdirSync(fixtures).filter((id) => id in proofRules))('the mistakes of %s', (id) => {
  const files = readDefinitionFiles(join(fixtures, id));

  it('are told after each edit as by a proof that remembers nothing', () => {
    expect(misremembered(files, editsOf(files, mostOfEach))).toEqual([]);
  });
});

describe('the definitions as they stand', () => {
  const files = readDefinitionFiles(join(import.meta.dirname, '../../..'));

  it('are proved after each edit as by a proof that remembers nothing', () => {
    const edits = [...editsOf(files, process.env.EDITS === undefined ? 1 : mostOfEach)];
    const sown = process.env.EDITS === undefined ? edits.filter((_, index) => index % 8 === 4) : edits;
    expect(misremembered(files, sown)).toEqual([]);
  });
});
