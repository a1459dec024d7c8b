import { describe, expect, it, vi } from 'vitest';
import {
  discard,
  doAgain,
  edit,
  mend,
  openFile,
  overtaken,
  reload,
  takeBack,
} from '../../../src/authoring/studio/state/changes.ts';
import { derive } from '../../../src/authoring/studio/state/derive.ts';
import { createWorkspace, textNow } from '../../../src/authoring/studio/state/workspace.ts';
import { smallProject } from '../../build/temporary-project.ts';

const files = Object.entries(smallProject).map(([file, content]) => ({
  file,
  text: JSON.stringify(content),
}));
const card = 'schemas/cards/fuel.card.json';
const reworded = (words: string) => JSON.stringify(smallProject[card]).replace('Which fuel?', words);

describe('the drafts of the studio', () => {
  it('begin with an edit, end when the text is again what was saved, and can be given up', () => {
    const store = createWorkspace(files);
    edit(store, { file: card, text: reworded('What?') });
    expect([...store.getState().drafts.keys()]).toEqual([card]);
    edit(store, { file: card, text: reworded('Which fuel?') });
    expect(store.getState().drafts.size + store.getState().begun.size).toBe(0);
    edit(store, { file: 'supplier-variants/9-new.json', text: '{}' });
    openFile(store, 'supplier-variants/9-new.json');
    discard(store, 'supplier-variants/9-new.json');
    expect([store.getState().drafts.size, store.getState().file]).toEqual([0, files[0]?.file]);
  });

  it('are never lost to a change on the disk, which is told; what did not change stays the same object', () => {
    const store = createWorkspace(files);
    const before = store.getState().saved;
    edit(store, { file: card, text: reworded('Mine?') });
    const disk = files.map((one) => ({ ...one, text: one.file === card ? reworded('Theirs?') : one.text }));
    reload(store, disk);
    expect(textNow(store.getState(), card)).toContain('Mine?');
    expect(overtaken(store.getState())).toEqual([card]);
    const journey = 'schemas/journeys/quote.journey.json';
    expect(store.getState().saved.get(journey)).toBe(before.get(journey));
    reload(store, [...disk.filter(({ file }) => file !== card), { file: card, text: reworded('Mine?') }]);
    expect([store.getState().drafts.size, overtaken(store.getState())]).toEqual([0, []]);
  });

  it('take a mend where the text is still the one that it was offered for', () => {
    const store = createWorkspace(files);
    const judged = { file: card, text: reworded('What??') };
    edit(store, judged);
    const fix = {
      title: 'Take it out',
      edits: [{ offset: judged.text.indexOf('??'), length: 1, content: '' }],
    };
    mend(store, judged, fix);
    mend(store, judged, fix);
    expect(textNow(store.getState(), card)).toBe(reworded('What?'));
    expect(store.getState().goal).toMatchObject({ file: card, offset: judged.text.indexOf('??') });
  });

  it('are taken back step by step and done again, file by file, whatever was opened, saved or changed on the disk since', () => {
    const store = createWorkspace(files, card);
    const other = 'schemas/journeys/quote.journey.json';
    const now = () => textNow(store.getState(), card);
    const first = reworded('Which of them?');
    edit(store, { file: card, text: first });
    edit(store, { file: card, text: first.replace('{', '{ ') });
    edit(store, { file: other, text: `${textNow(store.getState(), other)}\n` });
    openFile(store, other);
    openFile(store, card);
    takeBack(store);
    expect([now(), store.getState().drafts.has(other)]).toEqual([first, true]);
    reload(
      store,
      files.map((one) => (one.file === card ? { file: card, text: first } : one)),
    );
    takeBack(store);
    expect(now()).toBe(reworded('Which fuel?'));
    takeBack(store);
    doAgain(store);
    expect([now(), store.getState().drafts.has(card)]).toEqual([first, false]);
    // What the disk brings is no step, and what was done before stays one.
    reload(
      store,
      files.map((one) => (one.file === card ? { file: card, text: `\n${first}` } : one)),
    );
    takeBack(store);
    expect(now()).toBe(`\n${reworded('Which fuel?')}`);
  });

  it('are taken back word by word, however slowly the page draws, and place by place', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const store = createWorkspace(files);
    const now = () => textNow(store.getState(), card);
    openFile(store, card);
    const type = (words: string, after: string) => {
      for (let place = 1; place <= words.length; place += 1) {
        vi.advanceTimersByTime(900);
        edit(store, { file: card, text: reworded(after.replace('|', words.slice(0, place))) });
      }
    };
    type(' Or both', 'Which fuel?|');
    type('So ', '|Which fuel? Or both');
    takeBack(store);
    expect(now()).toBe(reworded('SoWhich fuel? Or both'));
    takeBack(store);
    expect(now()).toBe(reworded('Which fuel? Or both'));
    takeBack(store);
    expect(now()).toBe(reworded('Which fuel? Or'));
    takeBack(store);
    expect(now()).toBe(reworded('Which fuel?'));
    edit(store, { file: card, text: reworded('Which fuel? A') });
    vi.advanceTimersByTime(5000);
    edit(store, { file: card, text: reworded('Which fuel? AB') });
    takeBack(store);
    expect(now()).toBe(reworded('Which fuel? A'));
    vi.useRealTimers();
  });

  it('are compared with what is saved', async () => {
    const store = createWorkspace(files);
    const derived = derive(store);
    edit(store, { file: card, text: reworded('Shared?') });
    await expect.poll(() => derived.getState().project?.data.cards.fuel?.title).toBe('Shared?');
    expect(derived.getState().before?.data.cards.fuel?.title).toBe('Which fuel?');
  });
});
