import type { PublicSettings } from '../settings/readSettings.ts';

/** The data block of the page: the settings, where the API lives ('' is this origin), and what the trade tells. */
export interface PageData extends PublicSettings {
  readonly apiBaseUrl: string;
  /** When it was drawn, as an ISO text, to the hour; absent where it was not. */
  readonly drawnAt?: string;
}

/** A page as it stands before any script has run. */
export interface Drawn {
  /** What stands in the element `app`. */
  readonly html: string;
  /** The element of the page's title, as HTML. */
  readonly title: string;
  /** The tag of the language that it is in. */
  readonly lang: string;
}

/** Draws the pages of a trade for who has no script yet. What a browser draws first is the same, to the letter. */
export interface PageDrawer {
  /** The name of the drawing for an address. There are few, whatever the addresses hold. */
  readonly nameOf: (path: string, search: string, data: PageData) => string;
  readonly draw: (name: string, data: PageData) => Promise<Drawn>;
}
