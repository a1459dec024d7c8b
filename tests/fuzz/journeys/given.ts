import { equal } from '../../../src/engine/equal.ts';
import { own } from '../../../src/engine/own.ts';
import type { Answers, Json } from '../../../src/engine/types.ts';
import type { Held } from './held.ts';

/** What the person answered and nothing has changed since, with the step of it. */
export class Given {
  readonly #answers = new Map<string, { readonly value: Json; readonly at: number }>();
  /** Fields that the person has emptied. */
  readonly emptied = new Set<string>();

  forget(field: string): void {
    this.#answers.delete(field);
    this.emptied.delete(field);
  }

  note(field: string, value: Json | undefined, at: number): void {
    if (value === undefined || value === null) this.emptied.add(field);
    else this.#answers.set(field, { value, at });
  }

  /**
   * Forgets the answers that are not as the person gave them any more; gives what is wrong with that: an answer that
   * came (`coming`) was asked for before the person answered.
   */
  overwrittenBy(coming: Held | undefined, now: Answers): string | undefined {
    let wrong: string | undefined;
    for (const [field, { value, at }] of this.#answers) {
      const stands = own(now, field);
      if (equal(stands, value)) continue;
      this.#answers.delete(field);
      // The end of a tariff goes with its tariff (Q4.31).
      if (coming === undefined || at <= coming.at || /ariffValidToDate$/.test(field)) continue;
      // A tariff goes with its supplier, who goes where the list does not hold him (Q4.27, Q4.30).
      const supplier = field.replace(/tariff$/, 'supplierId').replace(/Tariff$/, 'SupplierId');
      if (supplier !== field && own(now, supplier) === undefined) continue;
      wrong ??= `nothing that comes late overwrites a person’s answer [Q4.30] [S4.02] [S7.03]: ${field} was answered ${JSON.stringify(value)}; ${coming.name}, asked before, made it ${JSON.stringify(stands)}`;
    }
    return wrong;
  }
}
