import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Journey } from '../runtime/Journey.tsx';
import { Overlay } from '../runtime/Overlay.tsx';
import { type JourneyStore, useView } from '../runtime/store.ts';
import { PageHeading } from './PageHeading.tsx';
import styles from './Pages.module.css';
import { PageTitle } from './PageTitle.tsx';

interface SignUpProps {
  readonly store: JourneyStore;
  /** Told when the sign-up is over: what was typed may be forgotten. */
  readonly onOver: () => void;
}

/** The sign-up form (S2.01): the journey, and the way out that an effect or its end gives. */
export function SignUp({ store, onOver }: SignUpProps) {
  const navigate = useNavigate();
  const title = useView(store, ({ model }) => model.journey.title);
  const go = useView(store, (view) => view.go);
  const hasFailed = useView(store, ({ failure }) => failure !== undefined);
  useEffect(() => store.enter(), [store]);
  useEffect(() => {
    if (go !== undefined) onOver();
  }, [go, onOver]);
  if (go !== undefined) return <Navigate to={go} replace />;
  const onDone = (next: string | undefined) => {
    if (next !== undefined) navigate(next);
    onOver();
  };
  return (
    <>
      <PageTitle title={title} hasError={hasFailed} />
      <div className={styles.columns}>
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
        </div>
        <div className={styles.content}>
          <Journey store={store} onDone={onDone} />
        </div>
      </div>
      <Overlay store={store} />
    </>
  );
}
