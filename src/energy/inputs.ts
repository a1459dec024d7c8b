import type { EffectInput } from '../engine/trade-words.ts';
import { DualConsolidatedQuote, DualDistinctQuote } from './api/contract/quote.ts';
import { Bank, Customer, Terms } from './api/contract/sign-up.ts';
import { effectInputs } from './vocabulary/effect-inputs.ts';

/** What the contract says of the answers that an effect sends by the contract's names. */
const contract: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'create-quote': { ...DualDistinctQuote.properties, ...DualConsolidatedQuote.properties },
  'save-personal': Customer.properties,
  'save-terms': Terms.properties,
  'save-bank': Bank.properties,
};

/** What every effect takes, with what the contract says of each answer that is sent. */
export const inputs: Readonly<Record<string, EffectInput>> = Object.fromEntries(
  Object.entries(effectInputs).map(([effect, { sends, ...input }]) => {
    const takes = contract[effect];
    const sent = Object.entries(sends ?? {}).map(([name, one]) => [name, { ...one, takes: takes?.[name] }]);
    return [effect, sends ? { ...input, sends: Object.fromEntries(sent) } : input];
  }),
);
