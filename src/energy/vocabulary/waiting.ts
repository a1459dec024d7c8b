/** What is told while an effect keeps people waiting: a message of `schemas/messages.json`, by the effect. */
export const waiting = {
  'search-addresses': 'waiting-for-addresses',
  'load-meters': 'waiting-for-meters',
  'fetch-tariffs': 'waiting-for-tariffs',
  'load-supplier-terms': 'waiting-for-supplier-terms',
  'search-previous-addresses': 'waiting-for-addresses',
  'search-billing-addresses': 'waiting-for-addresses',
  'search-meter-addresses': 'waiting-for-addresses',
  'check-mpan': 'waiting-for-mpan',
} as const;
