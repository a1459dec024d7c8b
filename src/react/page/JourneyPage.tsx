import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Notice } from '../../../widgets/notice/Notice.tsx';
import type { JourneyStore } from '../../runtime/store.ts';
import { Journey } from '../Journey.tsx';
import { Overlay } from '../Overlay.tsx';
import { useView } from '../use-view.ts';
import styles from './JourneyPage.module.css';
import { PageHeading } from './PageHeading.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useGo } from './use-go.ts';

interface JourneyPageProps {
  readonly store: JourneyStore;
  /** The page it goes to takes its place: no Back leads here again. */
  readonly replace?: boolean;
  /** A wording that follows the journey's own once it is done. */
  readonly more?: string | undefined;
}

/**
 * The page of any journey that has no page of its own: its title, its cards and its button. When it was submitted it goes
 * where the journey or its effects say, or tells in the journey's own words that it is done.
 */
export function JourneyPage({ store, replace = false, more }: JourneyPageProps) {
  useEffect(() => store.enter(), [store]);
  useGo(store, { replace });
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const { title, submit } = useView(store, ({ model }) => model.journey);
  const hasFailed = useView(store, ({ failure }) => failure !== undefined);
  const end = (go: string | undefined) => (go === undefined ? setDone(true) : navigate(go));
  return (
    <div className={styles.page}>
      <PageTitle title={title} hasError={hasFailed} />
      <PageHeading>{title}</PageHeading>
      {isDone && submit.done !== undefined ? (
        <Done says={more === undefined ? submit.done : `${submit.done}\n\n${more}`} />
      ) : (
        <div>
          <Journey store={store} onDone={end} />
        </div>
      )}
      <Overlay store={store} />
    </div>
  );
}

/** The end of a journey; it takes the focus, as the button that led here is gone. */
function Done({ says }: { readonly says: string }) {
  return (
    <div tabIndex={-1} ref={(box) => box?.focus()}>
      <Notice tone="success" text={says} />
    </div>
  );
}
