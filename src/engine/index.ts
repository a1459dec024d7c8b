/** The door: what the engine offers to whoever runs, checks, draws or tries a journey. README.md says each in a line. */

export { answer } from './answer.ts';
export { checks } from './checks/checks.ts';
export { explain, type Locate, type Reason } from './explain.ts';
export { readerOf } from './facts.ts';
export { isComplete, resolveJourney } from './journey.ts';
export { liveAnswers } from './live-answers.ts';
export { buildModel, type Model } from './model.ts';
export { type Read, type Reader, valuesOf } from './path.ts';
export { keptOf, resumed } from './resume.ts';
export { type AskedWords, type Say, saying } from './saying.ts';
export { says } from './says.ts';
export { emptyState } from './state.ts';
export type { Check, SourceWord, Trade } from './trade.ts';
export { formatsOf, type TradeWords, wordsOf } from './trade-words.ts';
export type * from './types.ts';
export { withVariant } from './variant.ts';
