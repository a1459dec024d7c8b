import { describe, expect, it } from 'vitest';
import { hashOf } from '../../src/energy/service/sign-up/keys.ts';
import { Ledger, type Stored } from './judge.ts';
import { isRight, lineOf } from './table.ts';

const told = (switchKey: string, switchId: number, uuid = `u${switchId}`) => ({
  switchKey,
  switchId,
  uuid,
  answer: `answer of ${uuid}`,
});
const kept = (switchKey: string, switchId: number, more: Partial<Stored> = {}): Stored => ({
  keyHash: hashOf(switchKey),
  switchId,
  attempt: `sending of ${switchKey}`,
  uuid: `u${switchId}`,
  ...more,
});

/** A ledger in which two customers were told. */
function ledgerOfTwo(): Ledger {
  const ledger = new Ledger();
  ledger.acknowledge(told('a', 1));
  ledger.acknowledge(told('b', 2));
  return ledger;
}

describe('the judge of npm run chaos', () => {
  it('finds nothing where everybody was told what is kept, also when it was told twice', () => {
    const ledger = ledgerOfTwo();
    ledger.acknowledge(told('a', 1));
    ledger.otherKey(1);
    const verdict = ledger.judge([kept('a', 1), kept('b', 2), kept('never told', 3)]);
    expect(verdict).toMatchObject({ lost: [], doubled: [], wrong: [], acknowledged: 2 });
    expect(isRight(verdict)).toBe(true);
  });

  it('counts as lost what was told and is not kept, or is kept as another switch', () => {
    const verdict = ledgerOfTwo().judge([kept('b', 2, { uuid: 'another' })]);
    expect(verdict.lost).toHaveLength(2);
    expect(isRight(verdict)).toBe(false);
    expect(lineOf('kills', 3, verdict)).toMatch(/^kills +3 +2 +0 +0 +0\.0 s +2 +0$/);
  });

  it('counts as doubled two switches of one quote, of one sending key, or told for one key', () => {
    const twice = [kept('a', 1), kept('c', 1, { uuid: 'x' }), kept('b', 2)];
    expect(ledgerOfTwo().judge(twice).doubled).toEqual(['quote 1 has the switches u1 and x']);
    const sent = [kept('a', 1), kept('b', 2), kept('c', 3, { attempt: 'sending of a' })];
    expect(ledgerOfTwo().judge(sent).doubled).toEqual([
      'sending key sending of a has the switches u1 and u3',
    ]);
    const ledger = ledgerOfTwo();
    ledger.acknowledge(told('a', 1, 'x'));
    const { doubled } = ledger.judge([kept('a', 1, { uuid: 'x' }), kept('b', 2)]);
    expect(doubled).toEqual(['key a was told u1 and x']);
  });

  it('counts as wrong what was noted, told in other words, or said to be under way and is not', () => {
    const ledger = ledgerOfTwo();
    ledger.acknowledge({ ...told('a', 1), answer: 'other words' });
    ledger.otherKey(9);
    ledger.wrong('500');
    const { wrong, lost, doubled } = ledger.judge([kept('a', 1), kept('b', 2)]);
    expect([wrong.length, lost, doubled]).toEqual([3, [], []]);
  });

  it('asks for no more than an older copy held once that was brought back', () => {
    const ledger = new Ledger();
    ledger.acknowledge(told('a', 1));
    const before = ledger.told;
    ledger.acknowledge(told('b', 2));
    ledger.returnTo(before);
    expect(ledger.judge([kept('a', 1)])).toMatchObject({ lost: [], acknowledged: 2 });
    expect(ledger.judge([]).lost).toHaveLength(1);
  });

  it('holds no row for right in which nobody was told anything', () => {
    expect(isRight(new Ledger().judge([]))).toBe(false);
  });
});
