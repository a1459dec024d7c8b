import { describe, expect, it } from 'vitest';
import {
  canBelongTogether,
  isPossibleAccount,
  isSameAccount,
} from '../../src/energy/service/bank/modulus.ts';
import published from './data/modulus-test-cases.json' with { type: 'json' };

describe('the modulus check', () => {
  it.each(published.cases)(
    'agrees with published case $no: $about [S5.13]',
    ({ sortCode, accountNumber, valid }) => {
      expect(canBelongTogether({ sortCode, accountNumber })).toBe(valid);
    },
  );

  it('was published with 34 cases, of both kinds', () => {
    expect(published.cases.length).toBe(34);
    expect(published.cases.filter(({ valid }) => !valid).length).toBeGreaterThan(5);
  });

  it('says the same however often and after whatever it was asked before', () => {
    const ask = () =>
      published.cases.map(({ sortCode, accountNumber }) =>
        isPossibleAccount(sortCode, accountNumber.padStart(8, '0')),
      );
    const first = ask();
    // Account numbers that make exceptions 7 and 10 change weights.
    for (let n = 0; n < 1000; n += 1)
      isPossibleAccount('772798', `9934${String(n).padStart(2, '0').slice(-2)}90`);
    expect(ask()).toEqual(first);
  });

  it('wants both rows to pass where a sort code has two and no exception', () => {
    const singles = Array.from({ length: 1000 }, (_, n) => isPossibleAccount('040010', String(63748472 + n)));
    // Its range has modulus 11 and double alternate: chance passes both for one account in 110, one of them for one in
    // six.
    expect(singles.some(Boolean)).toBe(true);
    expect(singles.filter(Boolean).length).toBeLessThan(30);
  });

  it('presumes a sort code valid that no published range holds', () => {
    expect(isPossibleAccount('000000', '00000001')).toBe(true);
  });

  it.each([
    ['123456', '00123456', true],
    ['1234567', '01234567', true],
    ['1234567', '12345670', false],
  ])('pads short account numbers with zeros in front: %s is %s: %s [DESIGN §11]', (typed, held, same) => {
    const account = (accountNumber: string) => ({ sortCode: '089999', accountNumber });
    expect(isSameAccount(account(typed), account(held))).toBe(same);
  });
});
