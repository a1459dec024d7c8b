import type { Tokens } from '../../../brand/tokens.ts';
import type { Model } from '../../../engine/model.ts';
import type { JourneyState } from '../../../engine/types.ts';
import type { Language } from '../../../words/language.ts';
import type { Choice } from '../state/choice.ts';

/** A sentence of the screen that can be pointed at. */
export interface Spot {
  readonly id: string;
  readonly text: string;
}

/** What the preview is given to show: made outside, so that the frame itself compiles and fetches nothing. */
export interface Scene {
  /** What the scene is of. While it stays, what was answered in the preview stays too. */
  readonly of: string;
  readonly language: Language;
  readonly model: Model;
  readonly state: JourneyState;
  /** The steps that are shown, by their ids. */
  readonly steps: readonly string[];
  /** Every error shows. */
  readonly errors: boolean;
  readonly look: Look;
  readonly spots: readonly Spot[];
  /** The spot that is marked. */
  readonly picked: string | undefined;
  /** Pointing picks sentences; otherwise the controls work. */
  readonly points: boolean;
  readonly onPoint: (spot: string | undefined) => void;
  readonly onPick: (spot: string) => void;
  /** Told of the state after each answer given in the preview. */
  readonly onState: (state: JourneyState) => void;
}

/** How the page of the preview looks. */
export interface Look extends Pick<Choice, 'scheme' | 'direction' | 'text' | 'colours'> {
  readonly tokens: Tokens;
}

declare global {
  interface Window {
    /** The preview's page: takes what it is to show next. */
    showScene?: (scene: Scene) => void;
  }
}
