import { showOnly } from '../../src/words/show-only.ts';

/** An MPRN as it is shown wherever nobody writes it: its characters 2 to 7 (Q9.10). */
export const sayMprn = (mprn: unknown) => showOnly(`${mprn}`, 2, 7);
