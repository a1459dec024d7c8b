import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { sameItems } from '../../../engine/equal.ts';
import { own } from '../../../engine/own.ts';
import { valuesOf } from '../../../engine/path.ts';
import type { ResolvedNotice } from '../../../engine/types.ts';
import { Journey } from '../../../react/Journey.tsx';
import { Overlay } from '../../../react/Overlay.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { around } from '../../../words/language.ts';
import { readSavedQuote } from '../../api/replies.ts';
import type { Given } from '../given.ts';
import styles from '../Pages.module.css';
import { firstPage, startOf } from '../start.ts';
import { useUnsent } from '../use-unsent.ts';
import summary from './PlanSummary.module.css';
import { PlanSummary, results } from './PlanSummary.tsx';
import { asideNotices, isBeside, readShownPlan } from './plan.ts';
import { say } from './words.ts';

/** The sign-up of the chosen deal; without one its end, the deals to choose from, or the first page, which begins a quote anew. */
export function OpenSignUp({ journeys, contact }: Given) {
  const store = useMemo(() => journeys.signUp(), [journeys]);
  if (store) {
    const start = startOf(journeys.quoteFor());
    return <SignUp store={store} start={start} contact={contact} onOver={journeys.endSignUp} />;
  }
  if (journeys.hasSwitched()) return <Navigate to="/switch-complete" replace />;
  if (readSavedQuote(valuesOf(journeys.fromQuote('results').view.getState().state, 'session')))
    return <Navigate to={results} replace state={{ says: say('choose-deal') }} />;
  return <Navigate to={firstPage} replace state={{ says: around(() => say('no-sign-up')) }} />;
}

interface SignUpProps {
  readonly store: JourneyStore;
  readonly start: string;
  readonly contact: ReactNode;
  readonly onOver: () => void;
}

/** The sign-up form (S2.01): the journey, and the way out that an effect or its end gives. */
function SignUp({ store, start, contact, onOver }: SignUpProps) {
  const navigate = useNavigate();
  const title = useView(store, ({ model }) => model.journey.title);
  const go = useView(store, (view) => view.go);
  const planless = useView(store, ({ state }) => own(state.failures, 'load-plan')?.message);
  const hasFailed = useView(store, ({ failure }) => failure !== undefined);
  // While it submits, its stages say how far it has come.
  const isSubmitting = useView(store, ({ submitting, model }) => submitting === model.name);
  useEffect(() => store.enter(), [store]);
  const sent = useUnsent(store);
  const isAside = useCallback(
    (notice: ResolvedNotice) => isBeside(notice, store.view.getState().model.journey),
    [store],
  );
  useEffect(() => {
    if (go !== undefined) onOver();
  }, [go, onOver]);
  if (go !== undefined)
    return <Navigate to={go} replace state={planless && { says: planless, deals: results }} />;
  const onDone = (next: string | undefined) => {
    sent();
    if (next !== undefined) navigate(next);
    onOver();
  };
  return (
    <>
      <PageTitle title={title} hasError={hasFailed} />
      <div className={styles.columns}>
        <div className={styles.content}>
          <div className={styles.head}>
            <PageHeading>{title}</PageHeading>
            {planless !== undefined && (
              <Notice tone="danger" text={planless}>
                <Button onClick={() => void store.run('load-plan')}>{say('try-again')}</Button>
              </Notice>
            )}
          </div>
          <Journey store={store} isBeside={isAside} onDone={onDone} />
        </div>
        <div className={styles.side} data-leads>
          <Plan store={store} start={start} isFixed={isSubmitting} />
          {contact}
        </div>
      </div>
      {!isSubmitting && <Overlay store={store} />}
    </>
  );
}

/** The plan beside the form, with the notices that the journey places there (S2.02). */
function Plan({
  store,
  start,
  isFixed,
}: Pick<SignUpProps, 'store' | 'start'> & { readonly isFixed: boolean }) {
  const source = useView(store, ({ state }) => valuesOf(state, 'plan'));
  const plan = useMemo(() => readShownPlan(source), [source]);
  // Looked for again only in other steps, and the very same list as long as it holds the same.
  const before = useRef<{ readonly steps?: unknown; readonly notices: readonly ResolvedNotice[] }>({
    notices: [],
  });
  const notices = useView(store, ({ steps, model }) => {
    if (steps === before.current.steps) return before.current.notices;
    const now = asideNotices(steps, model.journey);
    const { notices } = before.current;
    before.current = { steps, notices: sameItems(now, notices) ? notices : now };
    return before.current.notices;
  });
  // Its room is there before it: what is typed into does not move when it comes.
  return plan ? (
    <PlanSummary plan={plan} notices={notices} start={start} isFixed={isFixed} />
  ) : (
    <div className={summary.coming} />
  );
}
