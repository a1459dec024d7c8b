import '../../../../widgets/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WidgetRegistry } from '../../../../widgets/types.ts';
import { WidgetProvider } from '../../../react/widgets.ts';
import { Stage } from './Stage.tsx';
import type { Scene } from './scene.ts';

/** Draws the scenes that the studio sends, with the widgets of a trade. */
export function drawScenes(widgets: WidgetRegistry): void {
  const element = document.getElementById('root');
  if (element === null) throw new Error('studio-preview.html has no element with the id "root" to draw into');
  const root = createRoot(element);
  window.showScene = (scene: Scene) =>
    root.render(
      <StrictMode>
        <WidgetProvider value={widgets}>
          <Stage scene={scene} />
        </WidgetProvider>
      </StrictMode>,
    );
}
