import { expect, type Page } from '@playwright/test';
import { typed, type Unit, usages } from '../paths/amounts.ts';
import { notAsked, type Row } from '../paths/cover.ts';
import { deals } from '../paths/deals.ts';
import { homes } from '../paths/homes.ts';
import { daysAfter, daysLeft, payMethods, quoteTypes } from '../paths/quote-wishes.ts';
import { Fields } from './fields.ts';
import { goOnFromHome } from './hands.ts';
import { QuoteJourney } from './journey.ts';

const fuels: Readonly<Record<string, string>> = {
  gas: 'Gas Only',
  electricity: 'Electricity Only',
  gasElectricity: 'Gas & Electricity (Dual)',
};
const periods: Readonly<Record<Unit, string>> = {
  'a year': 'a year',
  'a month': 'a month',
  'a quarter': 'a quarter',
};

/** The prefixes of the questions that a path's kind of quote asks about its present supply. */
const prefixesOf = ({ type }: Row): readonly ('' | 'gas' | 'electricity')[] => {
  if (type === 'both, one supplier') return [''];
  if (type === 'both, two suppliers') return ['gas', 'electricity'];
  return [type === 'gas' ? 'gas' : 'electricity'];
};

const prefixed = (prefix: string, name: string) =>
  prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A supplier that a person says to be with: it sells what the path needs, and is not the one that they switch to. */
function otherSupplier({ pay, payElectricity, tariff, deal = '' }: Row): string {
  const prepays = pay === 'Prepayment' || payElectricity === 'Prepayment';
  if (prepays && tariff === 'fixed') return deals[deal] === 49 ? 'Utilita' : 'Octopus Energy';
  return deals[deal] === 4 ? 'ScottishPower' : 'E.ON';
}

/** Goes through the quote as a path has it from an address on, up to the ranked results. */
export async function walkQuote(page: Page, row: Row, today: string, start: string): Promise<void> {
  const quote = new QuoteJourney(page);
  const fields = new Fields(page);
  await quote.chooseHome(homes[row.home ?? ''] ?? '', 0, start);
  for (const [name, value] of quoteTypes[row.type ?? ''] ?? [])
    if (name === 'compareFuel') await fields.choose(name, fuels[String(value)] ?? '');
    else await fields.say(name, value === 'yes');
  if (row.economy7 === 'yes' || row.economy7 === 'no') await fields.say('isEconomy7', row.economy7 === 'yes');
  else await goOnFromHome(page);
  for (const prefix of prefixesOf(row))
    await fields.choose(
      prefixed(prefix, 'currentPayMethod'),
      (prefix === 'electricity' && row.payElectricity !== notAsked ? row.payElectricity : row.pay) ?? '',
    );
  for (const prefix of prefixesOf(row)) await presentTariff(page, row, prefix, today);
  await usage(page, row);
  if (row.share !== notAsked) await fields.write('economy7Percentage', row.share ?? '');
  if (payMethods[row.newPay ?? '']) await fields.choose('newTariffPaymentMethod', row.newPay ?? '');
  await quote.viewQuotes();
  const costs = await quote.monthlyCosts();
  expect(costs).toEqual([...costs].sort((one, other) => one - other));
}

async function presentTariff(page: Page, row: Row, prefix: string, today: string): Promise<void> {
  const fields = new Fields(page);
  const [supplier, tariff, end] = ['supplierId', 'tariff', 'tariffValidToDate'].map((name) =>
    prefixed(prefix, name),
  ) as [string, string, string];
  await fields.open(supplier);
  await expect(fields.at(supplier)).toBeVisible();
  // Of a fuel that the home has no meter for nobody found a supplier.
  const isOpen = (await fields.at(supplier).getAttribute('role')) === 'combobox';
  if (isOpen || row.supplier === 'chosen') {
    const name = otherSupplier(row);
    await fields.pick(supplier, (options) =>
      options.filter({ hasText: new RegExp(`^\\W*${name}$|${name}$`) }).first(),
    );
  }
  await expect(fields.at(tariff)).toHaveAccessibleName(/^Change/);
  if (row.tariff !== 'fixed') return;
  await fields.pick(tariff, (options) => options.filter({ hasText: /Fixed/ }).first());
  await fields.date(end, daysAfter(today, daysLeft[prefix] ?? 0));
}

async function usage(page: Page, row: Row): Promise<void> {
  const fields = new Fields(page);
  const source = usages[row.usage ?? ''];
  await fields.open('usageSource');
  if (source?.source === 'average') {
    await page.getByRole('tab', { name: 'Use Ofgem Averages' }).click();
    await fields.choose('averageLevel', source.level.charAt(0).toUpperCase() + source.level.slice(1));
    return;
  }
  if (source?.source !== 'actual') return estimate(page);
  const given: readonly ('gas' | 'electricity')[] = row.type?.startsWith('both')
    ? ['gas', 'electricity']
    : [row.type === 'gas' ? 'gas' : 'electricity'];
  const { kind } = source;
  await fields.choose(`${given[0]}Usage.usageType`, kind === 'spend' ? 'I spend' : 'I use');
  for (const fuel of given) {
    const unit = (
      fuel === 'electricity' && row.electricityPeriod !== notAsked ? row.electricityPeriod : source.unit
    ) as Unit;
    await fields.choose(`${fuel}Usage.usageUnit`, periods[unit]);
    await fields.write(
      `${fuel}Usage.${kind === 'spend' ? 'cost' : 'usage'}`,
      `${typed(fuel, kind, unit, row.size ?? '')}`,
    );
  }
}

async function estimate(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Help Me Estimate' }).click();
  const dialog = page.getByRole('dialog');
  for (const position of ['1', '2', '3', '4', '5']) {
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', position);
    await dialog
      .getByRole('button')
      .filter({ hasNotText: /Close|Previous|Next|Back|Start/ })
      .nth(1)
      .click();
  }
  await expect(dialog).toHaveCount(0);
}
