import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DefinitionFile } from '../../src/definitions/types.ts';

/** A project folder that holds definition files alone. */
export interface TemporaryProject {
  readonly root: string;
  readonly write: (file: string, content: unknown) => string;
  readonly remove: () => void;
}

/** Makes a project folder with these files; a text is written as it stands, anything else as JSON. */
export function temporaryProject(files: Readonly<Record<string, unknown>>): TemporaryProject {
  const root = mkdtempSync(join(tmpdir(), 'definitions-'));
  const write = (file: string, content: unknown) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    return path;
  };
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A project folder with definition files as they were read below `from`, and the letters that its brands bring. */
export function copyOf(files: readonly DefinitionFile[], from: string): TemporaryProject {
  const project = temporaryProject(Object.fromEntries(files.map(({ file, text }) => [file, text])));
  for (const { file, beside = {} } of files)
    for (const name of Object.keys(beside)) {
      const letters = join(dirname(file), name);
      copyFileSync(join(from, letters), join(project.root, letters));
    }
  return project;
}

/** A card that asks for one fuel, and a journey that uses it. */
export const smallProject = {
  'schemas/cards/fuel.card.json': {
    card: 'fuel',
    title: 'Which fuel?',
    order: ['fuel'],
    schema: { type: 'object', properties: { fuel: { title: 'Fuel', enum: ['gas', 'electricity'] } } },
  },
  'schemas/journeys/quote.journey.json': {
    journey: 'quote',
    title: 'Quote',
    reveal: 'all',
    steps: [{ card: 'fuel' }],
    submit: { label: 'Send', run: ['reset-quote'], invalid: 'Something is missing.' },
  },
};
