import { describe, expect, it } from 'vitest';
import { speak, written } from '../../src/words/language.ts';
import { draw } from './draw.tsx';

describe('choices', () => {
  it('answers by a click on the tile and by the arrow keys [Q2.18]', async () => {
    const { person, getByRole, getByText, onChange } = await draw('choices', 'tiles');
    await person.click(getByText('Electricity Only'));
    expect(onChange).toHaveBeenLastCalledWith('electricity');
    await person.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith('gas');
    expect(getByRole('radio', { name: /Gas Only/ })).toHaveProperty('checked', true);
  });

  it('draws the marks of the detected suppliers as decoration [Q2.18]', async () => {
    const { container } = await draw('choices', 'tiles');
    const marks = [...container.querySelectorAll('svg')];
    expect(marks).toHaveLength(4);
    expect(marks.every((mark) => mark.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('says in words who supplies each fuel now, and draws a neutral mark where no name is known [Q2.18]', async () => {
    const { container, getByRole } = await draw('choices', 'tiles');
    const dual = getByRole('radio', {
      name: 'Gas & Electricity (Dual)',
      description: 'Now with British Gas and Octopus Energy',
    });
    expect(dual).toBeTruthy();
    expect(getByRole('radio', { name: /Gas Only/, description: '' })).toBeTruthy();
    const initials = [...container.querySelectorAll('svg')].map((mark) => mark.textContent);
    expect(initials).toEqual(['BG', 'OC', 'OC', '']);
  });

  it('pictures three homes for low, medium and high [Q4.35]', async () => {
    const { getAllByRole, container, getByRole } = await draw('choices', 'pictures with a value');
    expect(getAllByRole('radio')).toHaveLength(3);
    expect(container.querySelectorAll('svg')).toHaveLength(3);
    expect(getByRole('radio', { name: /Medium/ })).toHaveProperty('checked', true);
  });

  it('states an only choice that is the answer, and asks for one that is not [Q2.20]', async () => {
    const stated = await draw('choices', 'an only choice that is chosen');
    expect(stated.queryByRole('radio')).toBeNull();
    expect(stated.getByText('Prepayment')).toBeTruthy();
    stated.unmount();
    const asked = await draw('choices', 'an only choice to be made');
    const radio = asked.getByRole('radio', { name: 'Prepayment' });
    expect(radio).toHaveProperty('checked', false);
    await asked.person.click(radio);
    expect(asked.onChange.mock.calls).toEqual([['pre']]);
  });

  it('names the group and describes it by its error', async () => {
    const { getByRole } = await draw('choices', 'tiles with an error');
    expect(
      getByRole('group', { name: 'What would you like to compare?', description: /Error:/ }),
    ).toBeTruthy();
  });
});

describe('yes-no', () => {
  it("answers 'yes' or 'no' [Q2.19]", async () => {
    const { person, getByRole, onChange } = await draw('yes-no', 'default');
    await person.click(getByRole('radio', { name: 'No' }));
    await person.click(getByRole('radio', { name: 'Yes' }));
    expect(onChange.mock.calls).toEqual([['no'], ['yes']]);
  });

  it('takes its words from the card', async () => {
    const { getByRole } = await draw('yes-no', 'own words');
    expect(getByRole('radio', { name: 'As soon as possible' })).toBeTruthy();
    expect(getByRole('radio', { name: 'After the 14 days to cancel' })).toBeTruthy();
  });
});

describe('lookup-choices', () => {
  it('answers at once by a button [Q2.24]', async () => {
    const { person, getByRole, onChange } = await draw('lookup-choices', 'with a value');
    expect(getByRole('button', { name: 'Semi-detached house' }).getAttribute('aria-pressed')).toBe('true');
    await person.click(getByRole('button', { name: 'Flat' }));
    expect(onChange.mock.calls).toEqual([[1]]);
    expect(getByRole('button', { name: 'Flat' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('reports the present choice again when it is pressed: the journey goes on [Q2.24]', async () => {
    const { person, getByRole, onChange } = await draw('lookup-choices', 'with a value');
    await person.click(getByRole('button', { name: 'Semi-detached house' }));
    expect(onChange.mock.calls).toEqual([[3]]);
  });

  it('says which language a list is in that a page of another one was sent [Q2.24]', async () => {
    speak({ lang: 'cy', words: {} });
    const { getByText } = await draw('lookup-choices', 'with a value');
    speak(written);
    expect(getByText('Flat').lang).toBe('en-GB');
  });
});

describe('agreement', () => {
  it('answers true when ticked and null when unticked [S4.06]', async () => {
    const { person, getByRole, onChange } = await draw('agreement', 'unticked');
    const box = getByRole('checkbox');
    expect(box).toHaveProperty('checked', false);
    await person.click(box);
    await person.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [null]]);
  });

  it('is named by its wording, whose links open a new tab and say so [Q2.16]', async () => {
    const { getByRole, getAllByRole } = await draw('agreement', 'ticked');
    expect(
      getByRole('checkbox', { name: /^I have read the Terms & Conditions\W.*database\.$/ }),
    ).toBeTruthy();
    const [terms] = getAllByRole('link');
    // What is underlined ends with the words: the room before the sign is no space of the link.
    expect(terms?.textContent).toMatch(/\S\u2060 \(opens in a new tab\)$/);
    expect(terms?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(terms?.getAttribute('target')).toBe('_blank');
  });

  it('says that it was left only after use', async () => {
    const { person, getByRole, onLeave } = await draw('agreement', 'default');
    await person.tab();
    await person.tab();
    expect(onLeave).not.toHaveBeenCalled();
    await person.click(getByRole('checkbox'));
    await person.tab();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
