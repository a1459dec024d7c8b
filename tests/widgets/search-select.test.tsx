import { describe, expect, it } from 'vitest';
import { draw } from './draw.tsx';

describe('search-select', () => {
  it('opens on focus, filters by words and chooses with the keyboard [Q2.14]', async () => {
    const { person, getByRole, getAllByRole, onChange } = await draw('search-select', 'default');
    await person.tab();
    expect(getAllByRole('option')).toHaveLength(40);
    await person.keyboard('lane man 17');
    expect(getAllByRole('option').map((option) => option.textContent)).toEqual([
      '17 Church Lane, Manchester, M1 1AE',
    ]);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([
      [{ addressLine1: '17 Church Lane', city: 'Manchester', postcode: 'M11AE' }],
    ]);
    expect(getByRole('button', { name: 'Change: Your address', description: /17 Church Lane/ })).toBe(
      document.activeElement,
    );
  });

  it("says '0 matches for …' in a live region that stays heard while the list is open [Q2.14]", async () => {
    const { person, getByRole, getAllByRole } = await draw('search-select', 'default');
    await person.click(getByRole('combobox'));
    await person.keyboard('zzz');
    const heard = getAllByRole('status').map((status) => status.textContent);
    expect(heard).toContain("0 matches for 'zzz'");
  });

  it('empties the box on Escape and closes the list at once', async () => {
    const { person, getByRole, queryByRole, onChange } = await draw('search-select', 'default');
    await person.click(getByRole('combobox'));
    await person.keyboard('zzz{Escape}');
    expect(queryByRole('listbox')).toBeNull();
    expect(getByRole('combobox')).toHaveProperty('value', '');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('opens again by a click after Escape closed it', async () => {
    const { person, getByRole, getAllByRole, queryByRole } = await draw('search-select', 'default');
    await person.click(getByRole('combobox'));
    await person.keyboard('{Escape}');
    expect(queryByRole('listbox')).toBeNull();
    await person.click(getByRole('combobox'));
    expect(getAllByRole('option')).toHaveLength(40);
  });

  it('shows an address that came back before its list was asked for again [S2.13]', async () => {
    const before = 'with a value from before, its list not asked for';
    const { getByRole, getByText, queryByText } = await draw('search-select', before);
    expect(getByText('3 High Street, Manchester, M1 1AE')).toBeTruthy();
    expect(getByRole('button', { name: 'Change: Your address' })).toBeTruthy();
    expect(queryByText(/The list appears/)).toBeNull();
  });

  it('shows an address by its parts, whatever their order, and offers Change [Q2.15]', async () => {
    const { person, getByRole, getByText, queryByRole, onChange } = await draw(
      'search-select',
      'with a value',
    );
    expect(getByText('3 High Street, Manchester, M1 1AE')).toBeTruthy();
    expect(queryByRole('combobox')).toBeNull();
    await person.click(getByRole('button', { name: 'Change: Your address' }));
    expect(getByRole('combobox')).toBe(document.activeElement);
    await person.keyboard('{Escape}');
    await person.click(getByRole('button', { name: 'Keep 3 High Street, Manchester, M1 1AE' }));
    expect(getByRole('button', { name: 'Change: Your address' })).toBe(document.activeElement);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes the focus for a choice of the person alone', async () => {
    const { person, getByRole, put } = await draw('search-select', 'with hints and help');
    await person.click(getByRole('button', { name: 'Choose another: Tariff' }));
    await person.click(getByRole('option', { name: /Fix & Fall/ }));
    expect(getByRole('button', { name: 'Choose another: Tariff' })).toBe(document.activeElement);
    await person.click(getByRole('button', { name: 'Elsewhere' }));
    put(undefined);
    put('T1');
    expect(getByRole('button', { name: 'Elsewhere' })).toBe(document.activeElement);
  });

  it('forgets that it was changing when another answer comes from elsewhere', async () => {
    const { person, getByRole, getByText, queryByRole, put } = await draw(
      'search-select',
      'with hints and help',
    );
    await person.click(getByRole('button', { name: 'Choose another: Tariff' }));
    put('T2');
    expect(queryByRole('combobox')).toBeNull();
    expect(getByText(/Fix & Fall/)).toBeTruthy();
  });

  it('goes back to the list when the answer is cleared from elsewhere', async () => {
    const { put, findByRole } = await draw('search-select', 'with a value');
    put(undefined);
    expect(await findByRole('combobox', { name: 'Your address' })).not.toBe(document.activeElement);
  });

  it.each([
    ['loading', 'Loading the list…'],
    ['empty', 'There is nothing to choose from here. Please check your answers above.'],
    ['empty, with its own words', 'This supplier has no tariffs here.'],
    ['failed', 'We could not load this list. Our service is very busy. Please try again in 5 seconds.'],
    ['failed, with its own words', 'We could not load the suppliers. Ask [us] instead.'],
    ['not yet known', 'The list appears once the questions above are answered.'],
  ])('says why there is no list: %s', async (name, sentence) => {
    const { getByRole, queryByRole } = await draw('search-select', name);
    expect(getByRole('status').textContent).toBe(sentence);
    expect(queryByRole('combobox')).toBeNull();
  });

  it('asks for a list that did not come again, and keeps the focus at its place [Q8.04]', async () => {
    const { person, getByRole, onAction, onChange } = await draw('search-select', 'failed');
    await person.click(getByRole('button', { name: 'Try Again' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
    expect(getByRole('status')).toBe(document.activeElement);
  });

  it('asks again for what follows from an answer when the same one is chosen', async () => {
    const { person, getByRole, onAction, onChange } = await draw('search-select', 'with a value');
    await person.click(getByRole('button', { name: 'Change: Your address' }));
    await person.click(getByRole('option', { name: '3 High Street, Manchester, M1 1AE' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('draws the first 200 of a long list and says so', async () => {
    const { person, getAllByRole, getByText } = await draw('search-select', 'very long list');
    await person.tab();
    expect(getAllByRole('option')).toHaveLength(200);
    expect(getByText('The first 200 of 1,200: type another word to see fewer.')).toBeTruthy();
  });

  it('ties the error to the box', async () => {
    const { getByRole } = await draw('search-select', 'with an error');
    const box = getByRole('combobox', {
      name: 'Your address',
      description: /Error: Your address is required/,
    });
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('supplier-select', () => {
  it('answers at once by a quick pick, in the order given [Q2.21]', async () => {
    const { person, getAllByRole, getByRole, getByText, onChange } = await draw('supplier-select', 'default');
    expect(
      getAllByRole('listitem').map((item) => item.querySelector('button')?.lastChild?.textContent),
    ).toEqual(['British Gas', 'EDF Energy', 'E.ON Next', 'npower', 'ScottishPower', 'SSE']);
    await person.click(getByRole('button', { name: 'E.ON Next' }));
    expect(onChange.mock.calls).toEqual([[111]]);
    expect(getByText('E.ON Next')).toBeTruthy();
    expect(getByRole('button', { name: 'Change: Your electricity supplier' })).toBe(document.activeElement);
  });

  it('shows the detected supplier with Change and the picks only where asked [Q2.21]', async () => {
    const { getByText, queryByRole } = await draw('supplier-select', 'with a value');
    expect(getByText('Octopus Energy')).toBeTruthy();
    expect(queryByRole('list')).toBeNull();
  });

  it('leaves out picks that the list lacks', async () => {
    const { queryByRole, getByRole } = await draw('supplier-select', 'without quick picks');
    expect(queryByRole('list')).toBeNull();
    expect(getByRole('combobox')).toBeTruthy();
  });
});
