import { brands } from 'virtual:brands';
import { wear } from '../wear.ts';

/** How the showcase shows its examples. */
export interface View {
  readonly brand: string;
  readonly scheme: string;
  readonly colours: string;
  readonly width: string;
  readonly text: string;
  readonly words: string;
}

interface Toggle {
  readonly label: string;
  /** Each choice with what it is called. */
  readonly choices: readonly (readonly [value: string, name: string])[];
  /** The choice that holds at the beginning; the first one where it is left out. */
  readonly begins?: string;
}

/** The toggles of the view. */
export const toggles: Readonly<Record<keyof View, Toggle>> = {
  brand: {
    label: 'Brand',
    choices: Object.values(brands).map(({ brand, name }) => [brand, String(name ?? brand)] as const),
  },
  scheme: {
    label: 'Scheme',
    choices: [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  colours: {
    label: 'Colours',
    choices: [
      ['own', "The brand's"],
      ['system', "The system's"],
    ],
  },
  width: {
    label: 'Width',
    choices: [
      ['320', '320'],
      ['768', '768'],
      ['1280', '1280'],
    ],
    begins: '768',
  },
  text: {
    label: 'Text',
    choices: [
      ['100', '100%'],
      ['150', '150%'],
      ['200', '200%'],
    ],
  },
  words: {
    label: 'Words',
    choices: [
      ['own', 'As they are'],
      ['long', 'Long'],
    ],
  },
};

/** The parts of a view, in the order of their toggles. */
export const parts = Object.keys(toggles).filter((name): name is keyof View => Object.hasOwn(toggles, name));

/** The view that an address asks for (`?brand=NAME&scheme=dark`); what it does not name, or names wrongly, begins. */
export function viewOf(search: string): View {
  const asked = new URLSearchParams(search);
  const chosen = (part: keyof View) => {
    const { choices, begins } = toggles[part];
    const values = choices.map(([value]) => value);
    return values.find((value) => value === asked.get(part)) ?? begins ?? values[0] ?? '';
  };
  return {
    brand: chosen('brand'),
    scheme: chosen('scheme'),
    colours: chosen('colours'),
    width: chosen('width'),
    text: chosen('text'),
    words: chosen('words'),
  };
}

/** Puts scheme, tokens and text size on the document, as a person's or a brand's settings would. */
export function applyView(view: View, page: HTMLElement): void {
  if (view.scheme === 'system') delete page.dataset.scheme;
  else page.dataset.scheme = view.scheme;
  wear({ ...view, tokens: brands[view.brand]?.tokens ?? {} }, page);
}
