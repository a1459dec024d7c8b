import '../../../widgets/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Showcase } from './Showcase.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('showcase.html has no element with the id "root" to draw into');
createRoot(root).render(
  <StrictMode>
    <Showcase />
  </StrictMode>,
);
