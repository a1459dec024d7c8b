import type { Stages } from '../../react/Overlay.tsx';
import { say } from './frame-words.ts';

/** What a quote goes through while it is saved and its deals are found (Q4.40). */
export const quoteStages: Stages = {
  get says() {
    return [say('answers-checked'), say('saving-quote'), say('ranking-deals')];
  },
  at: { quote: 1, results: 2 },
};
