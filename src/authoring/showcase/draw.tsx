import '../../../widgets/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Showcase, type Shown } from './Showcase.tsx';

/** Draws the widgets of a trade, each in every state that an example names. */
export function drawShowcase(shown: Shown): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('showcase.html has no element with the id "root" to draw into');
  createRoot(root).render(
    <StrictMode>
      <Showcase {...shown} />
    </StrictMode>,
  );
}
