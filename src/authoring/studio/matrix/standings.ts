import type { Standing } from '../../review/matrix.ts';

/** How a context stands to what is saved: a mark, so that colour is never alone, and its words. */
export const standings: Readonly<
  Record<Standing, { readonly mark: string; readonly says: string; readonly tone?: string }>
> = {
  same: { mark: '·', says: 'Same' },
  changed: { mark: '≠', says: 'Changed', tone: 'info' },
  new: { mark: '+', says: 'New', tone: 'success' },
  gone: { mark: '−', says: 'Gone', tone: 'warning' },
  problem: { mark: '!', says: 'Problem', tone: 'danger' },
};
