import { energy } from '../../../src/energy/trade.ts';
import { WidgetProvider } from '../../../src/react/widgets.ts';
import { widgets } from '../../../widgets/registry.ts';
import { Select } from '../../../widgets/select/Select.tsx';
import { TextField } from '../../../widgets/text-field/TextField.tsx';
import { YesNo } from '../../../widgets/yes-no/YesNo.tsx';
import '../../../widgets/theme.css';
import { createRoot } from 'react-dom/client';
import { definitions } from '../../../src/definitions/load.ts';
import { Journey } from '../../../src/react/Journey.tsx';
import { createJourneyStore } from '../../../src/runtime/store.ts';
import { today } from '../../../src/runtime/today.ts';
import { copiesAsked } from '../copies.ts';
import { repeated } from './repeated.ts';

const journey = 'bench';
/** What the first card of a page shows is there with it, as on the product's own pages. */
const ours = {
  ...widgets,
  'text-field': { Widget: TextField },
  select: { Widget: Select },
  'yes-no': { Widget: YesNo },
};
const store = createJourneyStore({
  definitions: repeated(definitions, journey, copiesAsked(location.search)),
  journey,
  trade: energy,
  world: Promise.resolve({ effects: {} }),
  today: today(),
  session: {},
});
store.enter();

/** Reaches every field at once, as an attempt to submit does: all errors show. */
function attempt() {
  const { model } = store.view.getState();
  store.touch([...model.fields.keys()]);
}

const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <WidgetProvider value={ours}>
      <main>
        <Journey store={store} onDone={() => {}} />
        <button type="button" id="attempt" onClick={attempt}>
          Submit
        </button>
      </main>
    </WidgetProvider>,
  );
