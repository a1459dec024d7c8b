import type { Page } from '@playwright/test';

/** What stands in the fields of a page, by card and label; lists that are searched by typing keep what was chosen, not typed. */
export type Typed = Readonly<Record<string, string>>;

/** Everything that the fields in sight hold. */
export function typedIn(page: Page): Promise<Typed> {
  return page.evaluate(() => {
    const held: Record<string, string> = {};
    // Two cards may ask the same, as who supplies gas and who supplies electricity.
    const inCard = (field: Element, label: string) => {
      const card = field.closest('section')?.querySelector('h2')?.textContent;
      return card ? `${label} (${card})` : label;
    };
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea');
    for (const field of fields) {
      if (field.getAttribute('role') === 'combobox') continue;
      const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
      // Names that begin so are made up anew with each page.
      const name = field.name.startsWith('_') ? '' : field.name;
      const isTicked = field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);
      if (isTicked ? field.checked : field.value !== '')
        held[inCard(field, isTicked ? `${label} of ${name}` : label)] = isTicked ? 'ticked' : field.value;
    }
    // What is known may stand as words with a Change button, some of its characters covered.
    for (const button of document.querySelectorAll('button[id^="field-"][aria-label*=": "]')) {
      const [, label = ''] = /: (.*)/.exec(button.getAttribute('aria-label') ?? '') ?? [];
      held[inCard(button, label)] ??=
        document.getElementById(`${button.id}-chosen`)?.textContent?.replace(/\u200b/g, '') ?? '';
    }
    return held;
  });
}

/** The fields whose value is gone or another. */
export const lost = (before: Typed, now: Typed): string[] =>
  Object.keys(before).filter((label) => !isSame(before[label] ?? '', now[label] ?? ''));

const isSame = (one: string, other: string) =>
  one.length === other.length &&
  [...one].every((sign, at) => sign === other[at] || [sign, other[at]].includes('*'));
