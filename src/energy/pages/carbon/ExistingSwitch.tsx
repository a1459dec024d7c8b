import { useEffect } from 'react';
import { Journey } from '../../../react/Journey.tsx';
import { Overlay } from '../../../react/Overlay.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { PageHeading } from '../PageHeading.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { useGo } from '../use-go.ts';
import styles from './Carbon.module.css';

/** The way to the offset of a switch that was made before: its number leads to the projects (S2.70). */
export function ExistingSwitch({ store }: { readonly store: JourneyStore }) {
  useEffect(() => store.enter(), [store]);
  useGo(store);
  const title = useView(store, ({ model }) => model.journey.title);
  const hasFailed = useView(store, ({ failure }) => failure !== undefined);
  return (
    <div className={styles.narrow}>
      <PageTitle title={title} hasError={hasFailed} />
      <PageHeading>{title}</PageHeading>
      <div>
        <Journey store={store} onDone={() => undefined} />
      </div>
      <Overlay store={store} />
    </div>
  );
}
