import english from './english.json' with { type: 'json' };
import { partsOf } from './links.ts';

const words: readonly string[] = english.agreeing.words.all;

/** Whether people agree to something in a widget, by what it is called. */
export const isAgreeing = (widget: string): boolean => partsOf(widget).some((part) => words.includes(part));
