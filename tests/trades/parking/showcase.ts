import { drawShowcase } from '../../../src/authoring/showcase/draw.tsx';
import type { WidgetExample } from '../../../widgets/types.ts';
import { widgetWords } from './widget-words.ts';
import { widgets } from './widgets.ts';

const label = 'Registration';
const plates: readonly WidgetExample[] = [
  { name: 'default', field: { label, required: true } },
  { name: 'with a value', field: { label }, value: 'AB12CDE' },
  { name: 'with an error', field: { label }, value: 'ABCD', error: 'A registration has numbers, too.' },
];

// The stock has a showcase of its own.
drawShowcase({ words: widgetWords, widgets, examples: { 'number-plate': plates } });
