import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { saysOutdated } from '../../../src/authoring/review/outdated.ts';
import { openProject, type Project } from '../../../src/authoring/review/project.ts';
import { Reaches } from '../../../src/authoring/studio/save/Reaches.tsx';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles } from '../../product-files.ts';

const home = 'schemas/cards/your-home.card.json';
const homeInWelsh = 'schemas/locales/cy/cards/your-home.card.json';

function opened(files: readonly DefinitionFile[]): Project {
  const { project, problems } = openProject(files, trade);
  if (project === undefined) throw new Error(problems[0]?.message);
  return project;
}

type Words = readonly [before: string, after: string];

const reworded = (files: readonly DefinitionFile[], file: string, ...all: readonly Words[]) =>
  files.map((one) =>
    one.file === file
      ? { file, text: all.reduce((text, [before, after]) => text.replace(before, after), one.text) }
      : one,
  );

const asked: Words = ['"Where do you live?"', '"Where is your home?"'];
const postcode: Words = ['"title": "Postcode"', '"title": "Your postcode"'];
const before = opened(productFiles);

afterEach(cleanup);

describe('what a reworded sentence does to its translations', () => {
  it('is told with their number, the language, and what people will see', () => {
    const one = opened(reworded(productFiles, home, asked));
    expect(saysOutdated(before, one)).toBe(
      '1 translation in Cymraeg no longer fits: people will see the English instead.',
    );
    const two = opened(reworded(productFiles, home, asked, postcode));
    expect(saysOutdated(before, two)).toMatch(/^2 translations in Cymraeg no longer fit:/);
  });

  it('is nothing where they are translated anew, or fitted no more before', () => {
    const files = reworded(productFiles, home, asked);
    const anew = opened(reworded(files, homeInWelsh, asked));
    expect(saysOutdated(before, anew)).toBeUndefined();
    expect(saysOutdated(opened(files), opened(files))).toBeUndefined();
  });

  it('stands in what Save says', () => {
    const outdated = '2 translations in Cymraeg no longer fit: people will see the English instead.';
    const owners = { changes: [], came: [], went: [] };
    const none = { otherCards: [], changedContexts: 0, newcomers: [], files: [] };
    const answer = { ...none, owners, outdated, says: '', markdown: '' };
    render(<Reaches answer={answer} isBehind={false} says="" isAwaited />);
    expect(screen.getByText(outdated)).toBeTruthy();
  });
});
