/** What the preview shows: an owner in a context, in a brand, and on what screen. */
export interface Choice {
  /** The owner, by its variant's file name; '' is the first one. */
  readonly variant: string;
  /** The value of each dimension of contexts.json; one that is left out has its first value. */
  readonly values: Readonly<Record<string, string>>;
  /** The brand's name; '' is the one that the settings name. */
  readonly brand: string;
  /** The language by the name of its folder; '' is the one that the files are written in. */
  readonly language: string;
  /** CSS pixels, or `free` for as wide as there is room. */
  readonly width: (typeof widths)[number];
  readonly scheme: 'light' | 'dark';
  /** Which way words run. */
  readonly direction: 'ltr' | 'rtl';
  /** Percent of the usual size. */
  readonly text: '100' | '200';
  readonly colours: 'brand' | 'system';
  /** Every error shows, as after an attempt to go on. */
  readonly errors: boolean;
  /** Filled with sample answers. */
  readonly filled: boolean;
}

/** The widths that a preview may have. */
export const widths = ['free', '360', '768', '1280'] as const;

/** What is previewed before anybody chose. */
export const beginning: Choice = {
  variant: '',
  values: {},
  brand: '',
  language: '',
  width: 'free',
  scheme: 'light',
  direction: 'ltr',
  text: '100',
  colours: 'brand',
  errors: false,
  filled: false,
};
