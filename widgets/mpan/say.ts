import { showOnly } from '../../src/words/show-only.ts';

/** An MPAN as it is shown wherever nobody writes it: its characters 8 to 21 (Q9.10). */
export const sayMpan = (mpan: unknown) => showOnly(`${mpan}`, 8, 21);
