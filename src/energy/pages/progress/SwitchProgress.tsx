import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, Spinner } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { WithDays } from '../../../../widgets/wording/WithDays.tsx';
import { isMap, own } from '../../../engine/own.ts';
import { valuesOf } from '../../../engine/path.ts';
import { saidDay } from '../../../engine/said-day.ts';
import { Link } from '../../../react/page/Link.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { type Progress, readProgress } from '../../api/progress-replies.ts';
import { text } from '../../api/unchecked.ts';
import { PackDay } from '../complete/PackDay.tsx';
import { References } from '../complete/References.tsx';
import { StopLink } from '../complete/StopLink.tsx';
import { referencesOf } from '../complete/switched.ts';
import type { Given } from '../given.ts';
import { firstPage } from '../start.ts';
import { switchDays } from '../switch-days.ts';
import { useAddressAnswer } from '../use-address-answer.ts';
import styles from './SwitchProgress.module.css';
import { stepsOf } from './steps.ts';
import { say } from './words.ts';

/** The progress of the switch that a link leads to: its token stays behind the # of the address, which no server is sent. */
export function OpenProgress({ journeys, contact }: Given) {
  const store = useMemo(() => journeys.fromQuote('switch-progress'), [journeys]);
  const { hash } = useLocation();
  const token = hash.slice(1);
  useAddressAnswer(store, 'linkToken', token || undefined);
  return <SwitchProgress key={hash} store={store} hasLink={token !== ''} contact={contact} />;
}

interface SwitchProgressProps {
  readonly store: JourneyStore;
  readonly hasLink: boolean;
  readonly contact: ReactNode;
}

/** What has happened with a switch and what is next, for whoever has its link; or why that cannot be told. */
function SwitchProgress({ store, hasLink, contact }: SwitchProgressProps) {
  const { linkToken, progress } = useView(store, ({ state }) => state.answers);
  const told = useMemo(() => (isMap(progress) ? readProgress(progress) : undefined), [progress]);
  const failure = useView(store, ({ state }) => own(state.failures, 'open-progress'));
  const label = useView(store, ({ model }) => model.journey.submit.label);
  const title = useView(store, ({ model }) => model.journey.title);
  if (!hasLink) return <Told title={title} text={say('no-link')} />;
  if (linkToken === null) return <Told title={say('stopped')} text={say('stopped-says')} />;
  if (failure?.status === 404) return <Told title={title} text={say('not-found')} />;
  if (failure)
    return (
      <Told title={title} text={failure.message}>
        <Button onClick={() => void store.run('open-progress')}>{say('try-again')}</Button>
      </Told>
    );
  if (told === undefined) {
    return (
      <div className={styles.page}>
        <PageTitle title={title} />
        <PageHeading>{title}</PageHeading>
        <p role="status" className={styles.loading}>
          <Spinner /> {say('loading')}
        </p>
      </div>
    );
  }
  return <Shown store={store} progress={told} printLabel={label} contact={contact} />;
}

interface ToldProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Why there is nothing to see, with a way on. */
function Told({ title, text, children }: ToldProps) {
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <PageHeading>{title}</PageHeading>
      <Notice tone="info" text={text}>
        {children}
      </Notice>
      <p>
        <Link to={firstPage}>{say('begin')}</Link>
      </p>
    </div>
  );
}

interface ShownProps extends Pick<SwitchProgressProps, 'store' | 'contact'> {
  readonly progress: Progress;
  readonly printLabel: string;
}

function Shown({ store, progress, printLabel, contact }: ShownProps) {
  const brand = useView(store, ({ state }) => valuesOf(state, 'brand'));
  const failed = useView(store, ({ state }) => own(state.failures, 'end-progress-link'));
  const name = text(brand.supplierName) ?? '';
  const { supplier, tariff, appliedOn, isDelayed, workingDays, lastDay } = progress;
  const { g, e } = progress.referenceNumbers;
  const title = say('title-to', { supplier });
  const { starts, fixEnds } = switchDays({ ...progress, on: appliedOn });
  const [pack, setPack] = useState('');
  const references = referencesOf({ gas: g ?? undefined, electricity: e ?? undefined });
  const switched = { references, supplier, on: appliedOn, isDelayed, workingDays, endsOn: fixEnds };
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <PageHeading>{title}</PageHeading>
      <References references={references} />
      {tariff && (
        <p>
          {say('tariff')}: <strong>{tariff}</strong>
        </p>
      )}
      <section className={styles.steps} aria-labelledby="steps">
        <h2 id="steps">{say('steps')}</h2>
        {starts.to < store.today && (
          <Notice
            tone="info"
            text={say('late', {
              day: saidDay(starts.to),
              supplier,
              phone: text(brand.supplierPhone) ?? '',
            })}
          />
        )}
        <ol>
          {stepsOf(progress, store.today, name, pack).map(({ name, title, when, stands }) => (
            <li
              key={name}
              className={styles.step}
              data-stands={stands}
              aria-current={stands === 'next' ? 'step' : undefined}
            >
              <strong>{title}</strong>
              {when && (
                <span>
                  <WithDays text={when} />
                </span>
              )}
              <span className="quiet">{say(stands)}</span>
            </li>
          ))}
        </ol>
        <p className="quiet">{say('what-we-know', { supplier })}</p>
      </section>
      <PackDay switched={switched} today={store.today} isDue pack={pack} onPack={setPack} />
      {failed && <Notice tone="warning" text={failed.message} />}
      <div className="off-paper">
        <Button onClick={() => window.print()}>
          <Printer size={18} /> {printLabel}
        </Button>
      </div>
      <StopLink
        label={say('stop')}
        asks={say('stop-asks')}
        confirmLabel={say('stop-now')}
        onStop={() => void store.run('end-progress-link')}
      />
      {/* Paper leads nowhere, and so it does not say how long its link does. */}
      <p className="quiet off-paper">
        <WithDays text={say('until', { day: saidDay(lastDay) })} />
      </p>
      <div className={`off-paper ${styles.side}`}>{contact}</div>
    </div>
  );
}
