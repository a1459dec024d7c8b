import { words as dates } from 'virtual:words/dates';
import { words } from 'virtual:words/widgets';
import { saying } from '../src/engine/saying.ts';
import { spoken } from '../src/words/language.ts';
import type { dateTexts, widgetTexts } from './asked-words.ts';

/** The texts of the widgets themselves (schemas/words/widgets.json). */
export const say = saying<typeof widgetTexts>(spoken('widgets', words));

/** The names of months and days (schemas/words/dates.json). */
export const sayDate = saying<typeof dateTexts>(spoken('dates', dates));
