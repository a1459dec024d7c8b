import type { Stages } from '../../react/Overlay.tsx';

/** What a quote goes through while it is saved and its deals are found (Q4.40). */
export const quoteStages: Stages = {
  says: ['Your answers are checked', 'Saving your quote', 'Finding and ranking your deals'],
  at: { quote: 1, results: 2 },
};
