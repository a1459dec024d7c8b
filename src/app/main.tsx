import '../../widgets/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepJourneys } from '../energy/journeys.ts';
import { pages } from '../energy/pages/index.ts';
import { startServices } from '../energy/services.ts';
import { App } from './App.tsx';
import { readSettings } from './settings.ts';

const complain = (problem: string) => reportError(new Error(problem));
const settings = readSettings(document.getElementById('settings')?.textContent ?? undefined, complain);
const services = startServices(settings.apiBaseUrl);
const journeys = keepJourneys(settings, services.world);

const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App settings={settings} services={services} journeys={journeys} pages={pages} />
      </BrowserRouter>
    </StrictMode>,
  );
