import { pictureWords, widgetWords } from '../../widgets/words.ts';
import type { TradeWords } from '../engine/trade-words.ts';
import { inputs } from './inputs.ts';
import { energy } from './trade.ts';
import { averagesWord } from './vocabulary/averages.ts';
import { checkWords } from './vocabulary/checks.ts';

import { effectNotes } from './vocabulary/effect-notes.ts';
import { effectWords } from './vocabulary/effects.ts';
import { figureWords } from './vocabulary/figures.ts';
import { formatWords } from './vocabulary/formats.ts';
import { lookupWords } from './vocabulary/lookups.ts';
import { meterWords } from './vocabulary/meter.ts';
import { pageWords } from './vocabulary/page-words.ts';
import { clearedRoute, errorRoute } from './vocabulary/routes.ts';
import {
  brandFlags,
  brandForms,
  brandWords,
  personalPaths,
  planWords,
  sessionWords,
} from './vocabulary/sources.ts';

/** Home energy with all that its words say of themselves, for the authors' tools. */
export const energyWords: TradeWords = {
  ...energy,
  words: {
    checks: checkWords,
    effects: effectWords,
    notes: effectNotes,
    inputs,
    formats: formatWords,
    lookups: lookupWords,
    widgets: widgetWords,
    pictures: pictureWords,
    pages: pageWords,
    routes: { error: errorRoute, cleared: clearedRoute },
    owners: {
      one: 'supplier',
      many: 'suppliers',
      ids: 'number',
      figures: figureWords,
      shown: 'shows it among the deals of any postcode; Switch Now leads to its terms',
      example: { known: 8, id: 117, name: 'Foo Energy' },
    },
    tables: { averages: averagesWord },
    sources: { meter: meterWords, session: sessionWords, plan: planWords, brand: brandWords },
    early: ['plan', 'session', 'brand', 'averages'],
    flags: brandFlags,
    forms: brandForms,
    personal: personalPaths,
  },
};
