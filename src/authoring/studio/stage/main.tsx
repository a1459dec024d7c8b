import '../../../../widgets/theme.css';
import { widgets } from '../../../../widgets/registry.ts';
import { drawScenes } from './draw.tsx';

drawScenes(widgets);
