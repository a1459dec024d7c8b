import { describe, expect, it } from 'vitest';
import { examples } from '../../widgets/examples.ts';
import type { WidgetExample } from '../../widgets/types.ts';
import { draw, drawExample } from './draw.tsx';

describe('entries', () => {
  it('has a line for each entry, with Change and Remove by its words [S2.12]', async () => {
    const { getAllByRole, person, onEntry } = await draw('entries', 'two entries');
    // A postcode does not break at the end of a line.
    expect(getAllByRole('listitem').map((row) => row.firstChild?.textContent)).toEqual([
      '12 Sample Road, Norwich, NR2\u00a01NH, 1 year',
      'Flat 3, 40 Example Street, Bristol, BS1\u00a05TR, 8 months',
    ]);
    const [change, remove] = getAllByRole('button', { name: /: Flat 3, 40 Example Street/ });
    if (change) await person.click(change);
    if (remove) await person.click(remove);
    expect(onEntry.mock.calls).toEqual([
      ['change-entry', 1],
      ['remove-entry', 1],
    ]);
  });

  it('says what was removed, and keeps the focus in its place [S2.12]', async () => {
    const { person, getByRole, getByText } = await draw('entries', 'two entries');
    await person.click(getByRole('button', { name: /^Remove: 12 Sample Road/ }));
    expect(getByText('Removed: 12 Sample Road, Norwich, NR2 1NH, 1 year')).toBeTruthy();
    expect(document.activeElement).toBe(getByRole('group', { name: 'Previous addresses' }));
  });

  it('offers no more than there may be [S2.12 S5.02]', async () => {
    const { queryByRole } = await draw('entries', 'full');
    expect(queryByRole('button', { name: 'Add a previous address' })).toBeNull();
  });

  it.each(['adding', 'changing'])(
    'has the card in the place of the entry, and nothing else to press: %s',
    async (name) => {
      const { queryAllByRole, getByText } = await draw('entries', name);
      expect(getByText(/^The card of/)).toBeTruthy();
      expect(queryAllByRole('button').map((button) => button.textContent)).toEqual(['Elsewhere']);
    },
  );

  it.each([
    [
      'adding',
      'two entries',
      'Add a previous address',
      'Saved: Flat 3, 40 Example Street, Bristol, BS1 5TR, 8 months',
    ],
    ['adding', 'with an error', 'Add a previous address', ''],
    ['changing', 'two entries', 'Change: 12 Sample Road, Norwich, NR2 1NH, 1 year', ''],
  ])('%s, then %s: the focus is on "%s"', async (from, to, button, said) => {
    const page = await draw('entries', from);
    page.become(exampleNamed(to));
    expect(document.activeElement).toBe(page.getByRole('button', { name: button }));
    expect(page.getByRole('status').textContent).toBe(said);
  });

  it('is touched when it is left after an entry was saved, and not before', async () => {
    const page = await draw('entries', 'default');
    await page.person.click(page.getByRole('button', { name: 'Add a previous address' }));
    await page.person.tab();
    expect(page.onLeave).not.toHaveBeenCalled();
    page.become(exampleNamed('adding'));
    page.become(exampleNamed('two entries'));
    await page.person.tab();
    expect(page.onLeave).toHaveBeenCalledOnce();
  });

  it('stands without a list, as in a form of somebody else’s', async () => {
    const { queryAllByRole } = await drawExample('entries', { name: 'odd', field: { label: 'Things' } });
    expect(queryAllByRole('listitem')).toEqual([]);
  });
});

function exampleNamed(name: string): WidgetExample {
  const found = examples.entries.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no example "${name}".`);
  return found;
}
