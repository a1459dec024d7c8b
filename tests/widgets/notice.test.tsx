import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Notice } from '../../widgets/notice/Notice.tsx';
import { isPicture } from '../../widgets/pictures.ts';
import { say } from '../../widgets/say.ts';
import { pictureWords } from '../../widgets/words.ts';

afterEach(cleanup);

describe('notice', () => {
  it.each([
    ['danger', 'alert'],
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
  ] as const)('%s is announced as %s', (tone, role) => {
    const { getByRole } = render(
      <Notice tone={tone} heading="Error" text="We could not create your quote." />,
    );
    expect(getByRole(role).textContent).toBe('ErrorWe could not create your quote.');
  });

  it.each(['quiet', 'fact'] as const)('is plain text when %s', (tone) => {
    const { container, queryByRole } = render(<Notice tone={tone} text="You can change this." />);
    expect(queryByRole('status')).toBeNull();
    expect(container.textContent).toBe('You can change this.');
  });

  it('draws wording as elements and never as HTML', () => {
    const text =
      '**Bold** <img src=x onerror=alert(1)> [evil](javascript:alert(1)) [mail](mailto:a@example.com)\n\n- one\n- two';
    const { container, getAllByRole, getByRole } = render(<Notice tone="info" text={text} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('strong')?.textContent).toBe('Bold');
    expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two']);
    expect(getByRole('link').getAttribute('href')).toBe('mailto:a@example.com');
    expect(getByRole('link').hasAttribute('target')).toBe(false);
  });

  it('keeps what is said on request to itself until somebody asks', async () => {
    const more = { label: 'How we worked this out', text: '**£1,000** ÷ 12' };
    const { getByText, getByRole } = render(<Notice tone="info" text="£84 per month" more={more} />);
    const details = getByRole('group');
    expect(details.hasAttribute('open')).toBe(false);
    await userEvent.click(getByText('How we worked this out'));
    expect(details.hasAttribute('open')).toBe(true);
    expect(details.querySelector('p')?.textContent).toBe('£1,000 ÷ 12');
  });

  it('shows the annotated bill when asked, with all that it shows as a list (V7)', async () => {
    const { getByRole, findByRole, getAllByRole } = render(
      <Notice tone="info" text="Look." picture="annotated-bill" />,
    );
    await userEvent.click(getByRole('button', { name: 'Show me where to look on a bill' }));
    expect(await findByRole('img', { name: /An energy bill/ })).toBeTruthy();
    expect(getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
      'Supplier',
      'Tariff name',
      'Yearly use in kWh',
      'MPAN',
      'MPRN',
    ]);
  });

  it('has a drawing for every picture word and none for another', () => {
    for (const name of Object.keys(pictureWords)) expect(isPicture(name) && say(name)).toBeTruthy();
    expect(isPicture('constructor')).toBe(false);
  });
});
