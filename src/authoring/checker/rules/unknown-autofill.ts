import { at, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';
import { withHelp } from '../suggest.ts';

/** What browsers fill in by itself (WHATWG HTML, autofill detail tokens). */
const fields =
  'name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level1 address-level2 address-level3 address-level4 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code tel-local tel-extension email impp'.split(
    ' ',
  );
const before = ['shipping', 'billing', 'home', 'work', 'mobile', 'fax', 'pager'];

export const unknownAutofill: FileRule = {
  severity: 'error',
  doc: 'A word of autocomplete that no browser knows: nothing would be filled in (WCAG 1.3.5).',
  *findIn({ uis }) {
    for (const ui of uis) {
      const node = at(ui, 'autocomplete');
      const words = textOf(node)?.split(' ') ?? [];
      const last = words.at(-1) ?? '';
      if (node === undefined || last === 'off' || last === 'on') continue;
      const stranger = words
        .slice(0, -1)
        .find((word) => !before.includes(word) && !word.startsWith('section-'));
      if (stranger !== undefined) {
        yield {
          where: node,
          message: `Browsers know no "${stranger}" before a field. What exists: ${before.join(', ')}.`,
        };
      } else if (!fields.includes(last)) {
        const { message, suggest } = withHelp(`Browsers fill in no "${last}".`, last, fields);
        const whole = suggest === undefined ? undefined : [...words.slice(0, -1), suggest].join(' ');
        yield { where: node, message, suggest: whole };
      }
    }
  },
};
