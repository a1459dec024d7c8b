import { drawScenes } from '../../../src/authoring/studio/stage/draw.tsx';
import { widgets } from './widgets.ts';

drawScenes(widgets);
