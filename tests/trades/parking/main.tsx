import '../../../widgets/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { definitionsNow, onDefinitionsChange, routes } from '../../../src/definitions/parts.ts';
import { loadVariant } from '../../../src/definitions/variants.ts';
import { JourneyPage } from '../../../src/react/page/JourneyPage.tsx';
import { Visit } from '../../../src/react/page/PageHeading.tsx';
import { WidgetProvider } from '../../../src/react/widgets.ts';
import { createJourneyStore } from '../../../src/runtime/store.ts';
import { today } from '../../../src/runtime/today.ts';
import { widgets } from '../../../widgets/registry.ts';
import { effects } from './effects.ts';
import { trade } from './trade.ts';

const stores = Object.keys(routes).map(
  (journey) =>
    [
      journey,
      createJourneyStore({
        definitions: definitionsNow(),
        journey,
        trade,
        world: Promise.resolve({ effects }),
        today: today(),
        session: {},
        sources: { reader: { isStaff: new URLSearchParams(window.location.search).has('counter') } },
        variantOf: loadVariant,
      }),
    ] as const,
);
onDefinitionsChange((next) => {
  for (const [, store] of stores) store.redefine(next);
});

const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <WidgetProvider value={widgets}>
          <Visit>
            <main>
              <Routes>
                {stores.map(([journey, store]) => (
                  <Route key={journey} path={routes[journey]} element={<JourneyPage store={store} />} />
                ))}
                <Route path="*" element={<Navigate to={Object.values(routes)[0] ?? '/'} replace />} />
              </Routes>
            </main>
          </Visit>
        </WidgetProvider>
      </BrowserRouter>
    </StrictMode>,
  );
