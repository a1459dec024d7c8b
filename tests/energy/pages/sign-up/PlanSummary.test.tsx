import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { PlanSummary } from '../../../../src/energy/pages/sign-up/PlanSummary.tsx';
import { readShownPlan } from '../../../../src/energy/pages/sign-up/plan.ts';

afterEach(cleanup);

const source = {
  supplierId: 12,
  supplierName: 'OVO',
  tariffName: 'Fixed',
  fuelTitle: 'Gas & Electricity',
  payMethod: 'QuaterlyDirectDebit',
  cost: 700.5,
  gasCost: 643.7,
};

function show() {
  const plan = readShownPlan(source);
  if (!plan) throw new Error('The plan is not readable.');
  const notices = [
    { kind: 'notice', name: 'credit-check', tone: 'quiet', text: 'OVO may run a credit check.' },
  ] as const;
  render(
    <MemoryRouter>
      <PlanSummary plan={plan} notices={notices} start="/switch/home-energy" isFixed={false} />
      <input aria-label="First name" />
    </MemoryRouter>,
  );
}

describe('the plan beside the form', () => {
  it('says supplier, tariff, pay method, fuels, cost a year and a month, and the cost of gas [S2.02]', () => {
    show();
    const aside = screen.getByRole('complementary', { name: 'Your new deal' });
    for (const words of [
      'OVO',
      'Fixed',
      'Quarterly Direct Debit',
      'Gas & Electricity',
      '£1,344 a year',
      'about £113 a month',
      // £700.50 and £643.70: what is shown adds up to what is shown.
      '£700 a year',
      '£644 a year',
    ])
      expect(aside.textContent).toContain(words);
    expect(aside.textContent).toContain('OVO may run a credit check.');
  });

  it('leads back to the deals and to the current tariff [S2.02]', () => {
    show();
    const links = screen.getAllByRole('link', { name: /^Change/ }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/results/home-energy', '/results/home-energy', '/switch/home-energy']);
  });

  it('opens on request, and stays so: what is pressed next does not move [S2.02]', async () => {
    show();
    const user = userEvent.setup();
    const toggle = screen.getByRole('button', { name: 'Your new deal in full' });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('textbox', { name: 'First name' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('is none until the plan is known [S2.02]', () => {
    expect(readShownPlan({})).toBeUndefined();
    expect(readShownPlan({ ...source, cost: '700' })).toBeUndefined();
  });
});
