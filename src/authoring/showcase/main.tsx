import '../../../widgets/theme.css';
import { examples } from '../../../widgets/examples.ts';
import { widgets } from '../../../widgets/registry.ts';
import { widgetWords } from '../../../widgets/words.ts';
import { drawShowcase } from './draw.tsx';

drawShowcase({ words: widgetWords, widgets, examples, picture: 'annotated-bill' });
