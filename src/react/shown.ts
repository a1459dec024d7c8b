import { createContext, type ReactElement } from 'react';
import type { ResolvedCard, ResolvedField } from '../engine/types.ts';

/** The card as it stands: what is shown of it, in which order, and what is wrong. */
export const ShownCard = createContext<ResolvedCard | undefined>(undefined);

/** What rjsf draws for each field of the card, by the field's name. */
export const RjsfFields = createContext<ReadonlyMap<string, ReactElement>>(new Map());

/** One shown field, as its card says it. */
export interface ShownField {
  readonly stepId: string;
  readonly field: ResolvedField;
  /** What is wrong with the answer, whether or not it shows yet. */
  readonly error: string | undefined;
  /** The key of the effect that the field's button runs. */
  readonly effect: string | undefined;
}

/** The field that a part of rjsf's tree stands for. */
export const ShownFieldContext = createContext<ShownField | undefined>(undefined);
