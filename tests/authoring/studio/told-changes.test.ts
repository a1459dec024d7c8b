import { describe, expect, it } from 'vitest';
import { openProject } from '../../../src/authoring/review/project.ts';
import { speechOf } from '../../../src/authoring/review/said-value.ts';
import { toldChanges } from '../../../src/authoring/studio/changes/told-changes.ts';
import { asking, changed } from '../../../src/authoring/studio/tasks/drafts.ts';
import { titlesFor } from '../../../src/authoring/studio/words/titles.ts';
import { trade } from '../../../src/trade.ts';
import { widgetWords } from '../../../widgets/words.ts';
import { productFiles as files } from '../../product-files.ts';

const terms = 'schemas/cards/terms.card.json';
const welsh = 'schemas/locales/cy/cards/your-home.card.json';
const textOf = (file: string) => files.find((one) => one.file === file)?.text ?? '';

/** What is told of a draft of one file, each thing with what it was and is. */
function told(file: string, before: string, after: string) {
  const { project } = openProject(
    files.map((one) => (one.file === file ? { file, text: after } : one)),
    trade,
  );
  const titles = titlesFor(project?.files ?? files, { file, text: after });
  return toldChanges(before, after, titles, speechOf(project, 'terms')).map(({ title, before, after }) => [
    title,
    before,
    after,
  ]);
}

describe('what a draft changes', () => {
  it('is told of a new question as people read it', () => {
    const question = {
      ...{ name: 'hearUs', words: 'How did you hear of us?', widget: 'choices', after: 'consent1' },
      ...{ word: widgetWords.choices, choices: ['A friend', 'An advert'] },
      ...{ isRequired: true, isPersonal: false, isAlone: false },
    };
    const before = textOf(terms);
    const { text } = changed(files, { file: terms, text: before }, asking(question));
    expect(told(terms, before, text)).toEqual([
      [
        'Consents: what it holds',
        '“Marketing”, “Preference analysis” and “Sharing data with partners”',
        '“Marketing”, “How did you hear of us?”, “Preference analysis” and “Sharing data with partners”',
      ],
      [
        'How did you hear of us?: the answer',
        undefined,
        'title: “How did you hear of us?”; answers: “a-friend” and “an-advert”',
      ],
      [
        'How did you hear of us?: how it is asked',
        undefined,
        'drawn as: “choices”; options: “A friend” (a-friend) and “An advert” (an-advert)',
      ],
      ['How did you hear of us?', undefined, 'always required'],
    ]);
  });

  it('is told of a translation by its words, and of a new file by all that it says', () => {
    const all = textOf(welsh);
    const without = all.replace(/ {4}"schema\.postcode\.title": \{[^}]*\},\n/, '');
    expect(told(welsh, without, all)).toEqual([['Postcode', undefined, 'Cod post']]);
    const fresh = '{ "$schema": "x", "texts": { "title": { "source": "A", "target": "B" } } }';
    expect(told(welsh, '{}', fresh)).toEqual([['Title', undefined, 'B']]);
  });

  it('is told line by line of what is no JSON, and with a comma too few all the same', () => {
    expect(told(terms, '{ "title": "A" }', '{ "title": "B" ')).toEqual([
      ['Line 1', '{ "title": "A" }', undefined],
      ['Line 1', undefined, '{ "title": "B"'],
    ]);
    expect(told(terms, '{ "title": "A" "card": "x" }', '{ "title": "B", "card": "x" }')).toEqual([
      ['Title', 'A', 'B'],
    ]);
    expect(told(terms, '{ "title": "A" }', '{"title":"A"}')).toEqual([]);
  });
});
