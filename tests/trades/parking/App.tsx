import { StrictMode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { routes } from '../../../src/definitions/parts.ts';
import { JourneyPage } from '../../../src/react/page/JourneyPage.tsx';
import { Visit } from '../../../src/react/page/PageHeading.tsx';
import { WidgetProvider } from '../../../src/react/widgets.ts';
import type { JourneyStore } from '../../../src/runtime/store.ts';
import styles from './App.module.css';
import { widgets } from './widgets.ts';

/** Where an address that is no page leads. */
export const firstPage = routes.permit ?? '/';

/** Every journey at its address; a router stands around it. */
export function App({ stores }: { readonly stores: Readonly<Record<string, JourneyStore>> }) {
  return (
    <StrictMode>
      <WidgetProvider value={widgets}>
        <Visit>
          <main className={styles.page}>
            <Routes>
              {Object.entries(stores).map(([journey, store]) => (
                <Route key={journey} path={routes[journey]} element={<JourneyPage store={store} />} />
              ))}
              <Route path="*" element={<Navigate to={firstPage} replace />} />
            </Routes>
          </main>
        </Visit>
      </WidgetProvider>
    </StrictMode>
  );
}
