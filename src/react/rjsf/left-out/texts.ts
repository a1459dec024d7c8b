import { leaveOut } from './leave-out.ts';

/** In the place of the texts that rjsf says itself: on the pages every text is the card's or ours. Reading one throws. */
export const TranslatableString = new Proxy({}, { get: leaveOut('Texts of rjsf (TranslatableString)') });
