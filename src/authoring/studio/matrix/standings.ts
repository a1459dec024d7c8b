import type { Standing } from '../../review/matrix.ts';

/** How a context stands to what is saved: a mark, so that colour is never alone, and its words. */
export const standings: Readonly<Record<Standing, { readonly mark: string; readonly says: string }>> = {
  same: { mark: '·', says: 'Same' },
  changed: { mark: '≠', says: 'Changed' },
  new: { mark: '+', says: 'New' },
  gone: { mark: '−', says: 'Gone' },
  problem: { mark: '!', says: 'Problem' },
};
