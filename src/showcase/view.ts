/** How the showcase shows its examples. */
export interface View {
  readonly scheme: 'system' | 'light' | 'dark';
  readonly brand: 'own' | 'sample';
  /** Width of the examples, CSS pixels. */
  readonly width: 320 | 768 | 1280;
  /** Text size, per cent of the browser's own. */
  readonly text: 100 | 150 | 200;
}

/** The view that the showcase begins with. */
export const firstView: View = { scheme: 'system', brand: 'own', width: 768, text: 100 };

/** The choices of each part of the view, with what they are called. */
export const viewChoices: {
  readonly [Part in keyof View]: {
    readonly label: string;
    readonly choices: readonly (readonly [View[Part], string])[];
  };
} = {
  scheme: {
    label: 'Scheme',
    choices: [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  brand: {
    label: 'Tokens',
    choices: [
      ['own', 'Our own'],
      ['sample', 'A brand'],
    ],
  },
  width: {
    label: 'Width',
    choices: [
      [320, '320'],
      [768, '768'],
      [1280, '1280'],
    ],
  },
  text: {
    label: 'Text',
    choices: [
      [100, '100%'],
      [150, '150%'],
      [200, '200%'],
    ],
  },
};

/** Puts scheme, tokens and text size on the document, as a person's or a brand's settings would. */
export function applyView(view: View, page: HTMLElement): void {
  if (view.scheme === 'system') delete page.dataset.scheme;
  else page.dataset.scheme = view.scheme;
  page.dataset.tokens = view.brand;
  page.style.fontSize = `${view.text}%`;
}
