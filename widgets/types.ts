import type { WidgetProps as RjsfWidgetProps } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import type { Json, ResolvedField } from '../src/engine/types.ts';

/** What every widget gets. A widget knows nothing of stores, calls or journeys. */
export interface WidgetProps<Value extends Json = Json> {
  /** HTML id of the main control; `${id}-hint` and `${id}-error` are the widget frame's. */
  readonly id: string;
  /** Label, hint, tooltip, options, bounds and the widget's own `ui` options, all resolved. */
  readonly field: ResolvedField;
  readonly value: Value | undefined;
  /** A person's new answer; undefined clears it. Never called but by a person's act. */
  readonly onChange: (value: Value | undefined) => void;
  /** The person left the field after using it. */
  readonly onLeave: () => void;
  /** Presses the field's button (ui.action); absent where the field has none. */
  readonly onAction?: () => void;
  /** Adds, changes or removes the entry in a place of the field's list, once it can be drawn; absent where the field is none. */
  readonly onEntry?: (
    kind: 'add-entry' | 'change-entry' | 'remove-entry',
    at: number,
  ) => void | Promise<void>;
  /** The message to show, or undefined. */
  readonly error?: string | undefined;
  /** The field's action or lookup is under way. */
  readonly busy?: boolean;
  /** Today as YYYY-MM-DD. */
  readonly today: string;
  /** The panel of the open tab, the journey of a dialog, or the card of the entry that is being filled in. */
  readonly children?: ReactNode;
  /** What rjsf handed to the widget, for one that was written for rjsf; absent outside of its forms. */
  readonly rjsf?: RjsfWidgetProps;
}

/** One widget of a registry: what draws it, and how its answer is told. */
export interface WidgetEntry {
  readonly Widget: ComponentType<WidgetProps>;
  /** Fetches its code, for one that arrives when it is first drawn: such a one needs a Suspense. Rejects when it cannot. */
  readonly load?: () => Promise<unknown>;
  /** Its answer in words for those who have not the question before them; without it the answer is told as it stands. */
  readonly say?: (value: Json, field: ResolvedField, isAlone: boolean) => string | undefined;
  /** A box to tick: left alone it answers no. */
  readonly isTick?: boolean;
}

/** Widgets by the words that cards name them by. */
export type WidgetRegistry = Readonly<Record<string, WidgetEntry>>;

/** One named state of a widget: feeds the showcase, the behaviour tests and the accessibility tests. */
export interface WidgetExample {
  readonly name: string;
  /** ResolvedField without what every example shares. */
  readonly field: Omit<ResolvedField, 'kind' | 'name' | 'widget' | 'required' | 'ui'> &
    Partial<Pick<ResolvedField, 'required' | 'ui'>>;
  readonly value?: Json;
  readonly error?: string;
  readonly busy?: boolean;
  /** Plain text put in the place of a panel or a nested journey. */
  readonly children?: string;
  /** Covers the page as soon as it is drawn: the showcase draws it on request. */
  readonly covers?: boolean;
}
