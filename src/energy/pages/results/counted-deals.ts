import { inWholes } from '../../../words/counted.ts';
import { say } from './words.ts';

/** "1 deal", "1,204 deals". */
export function countedDeals(count: number): string {
  return count === 1 ? say('one-deal') : say('some-deals', { count: inWholes(count) });
}
