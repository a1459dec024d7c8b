import CircleCheck from 'lucide-react/icons/circle-check';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { SwitchTimeline } from '../../../../widgets/pictures/SwitchTimeline.tsx';
import { valuesOf } from '../../../engine/path.ts';
import { Card } from '../../../react/Card.tsx';
import { CardFields } from '../../../react/CardFields.tsx';
import { useOuterStage } from '../../../react/Journey.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useGo } from '../../../react/page/use-go.ts';
import { StageProvider } from '../../../react/stage.ts';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { text } from '../../api/unchecked.ts';
import type { Given } from '../given.ts';
import { startOf } from '../start.ts';
import { termsWith } from '../switch-days.ts';
import { Follow } from './Follow.tsx';
import { PackDay } from './PackDay.tsx';
import { Receipt } from './Receipt.tsx';
import { References } from './References.tsx';
import styles from './SwitchComplete.module.css';
import { readSwitched, type Switched } from './switched.ts';
import { say } from './words.ts';

/** The end of a switch; without one, the first page. */
export function OpenComplete({ journeys, contact, canKeep }: Given) {
  const start = startOf(journeys.quoteFor());
  const store = journeys.fromQuote('switch-complete');
  return <SwitchComplete store={store} start={start} contact={contact} canKeep={canKeep} />;
}

interface SwitchCompleteProps {
  readonly store: JourneyStore;
  readonly start: string;
  readonly contact: ReactNode;
  /** Whether the API that the page talks to gives links to a switch's progress. */
  readonly canKeep: boolean;
}

/** The end of a switch (S2.60, S2.61); without a completed switch, back to the first page. */
export function SwitchComplete({ store, start, contact, canKeep }: SwitchCompleteProps) {
  const session = useView(store, ({ state }) => valuesOf(state, 'session'));
  const switched = readSwitched(session);
  if (switched === undefined) return <Navigate to={start} replace state={{ says: say('no-switch') }} />;
  return <Complete store={store} switched={switched} contact={contact} canKeep={canKeep} />;
}

interface CompleteProps extends Pick<SwitchCompleteProps, 'store' | 'contact' | 'canKeep'> {
  readonly switched: Switched;
}

/** The journey's first card is the head of the page, the others say what happens next. */
function Complete({ store, switched, contact, canKeep }: CompleteProps) {
  useEffect(() => store.enter(), [store]);
  useGo(store);
  const stage = useOuterStage(store);
  const present = useView(store, ({ steps }) => steps).filter((step) => step.present);
  const brand = useView(store, ({ state }) => valuesOf(state, 'brand'));
  const printLabel = useView(store, ({ model }) => model.journey.submit.label);
  const [pack, setPack] = useState('');
  const [head, ...next] = present;
  if (head === undefined) return null;
  const { name, references, on, isDelayed, workingDays } = switched;
  return (
    <StageProvider value={stage}>
      <PageTitle title={head.card.title} />
      <div className={styles.page}>
        <header className={styles.head}>
          <CircleCheck size={40} />
          <PageHeading>
            {name === undefined ? head.card.title : say('title-with-name', { title: head.card.title, name })}
          </PageHeading>
          <CardFields card={head.card} />
          <References references={references} />
          <div className={styles.keep}>
            <Button onClick={() => window.print()}>
              <Printer size={18} /> {printLabel}
            </Button>
            <PackDay
              switched={switched}
              today={store.today}
              isDue={on !== undefined && on < store.today}
              pack={pack}
              onPack={setPack}
            />
          </div>
        </header>
        <div className={styles.kept}>
          {on !== undefined && <Receipt switched={switched} brand={brand} pack={pack} />}
          {canKeep && <Follow store={store} />}
        </div>
        <section className={`off-paper ${styles.next}`} aria-labelledby="what-next">
          <h2 id="what-next">{say('next')}</h2>
          {on !== undefined && (
            <SwitchTimeline today={on} isDelayed={isDelayed} {...termsWith(workingDays)} />
          )}
          <div className={styles.cards}>
            {next.map(({ id, card }) => (
              <Card key={id} card={card} />
            ))}
          </div>
        </section>
        <div className={`off-paper ${styles.side}`}>{contact}</div>
        <Pixel store={store} />
      </div>
    </StageProvider>
  );
}

/** The affiliate's image, where one is to be told (S2.63): seen and heard by nobody. */
function Pixel({ store }: Pick<CompleteProps, 'store'>) {
  const address = text(useView(store, ({ state }) => state.answers.pixel));
  if (!address) return null;
  return (
    <img className={styles.pixel} src={address} width={1} height={1} alt="" referrerPolicy="no-referrer" />
  );
}
