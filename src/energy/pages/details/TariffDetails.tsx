import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import { isMap } from '../../../engine/own.ts';
import { valuesOf } from '../../../engine/path.ts';
import { Link } from '../../../react/page/Link.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { around } from '../../../words/language.ts';
import { readSavedQuote } from '../../api/replies.ts';
import { nameOf } from '../facts.ts';
import type { Given } from '../given.ts';
import { inPounds, monthlyCost, presentCost, sayingEffect, sayingFees, shownSavings } from '../money.ts';
import { say as sayResults } from '../results/words.ts';
import { SwitchMade, useMade } from '../SwitchMade.tsx';
import { startOf } from '../start.ts';
import { sources, type Totals } from './details.ts';
import { Labels } from './Labels.tsx';
import { PriceBox } from './PriceBox.tsx';
import { ProjectionsView } from './ProjectionsView.tsx';
import { Section } from './Section.tsx';
import { Summary } from './Summary.tsx';
import { Supplier } from './Supplier.tsx';
import styles from './TariffDetails.module.css';
import { type TariffView, useTariff } from './use-tariff.ts';
import { say, sayBold } from './words.ts';

/** The details of the tariff that the address names. */
export function OpenDetails({ journeys, contact }: Given) {
  const { tariffId = '' } = useParams();
  const start = startOf(journeys.quoteFor());
  const store = useMemo(() => journeys.fromQuote('tariff-details'), [journeys]);
  return <TariffDetails store={store} tariffId={tariffId} start={start} contact={contact} />;
}

interface TariffDetailsProps {
  readonly store: JourneyStore;
  readonly tariffId: string;
  readonly start: string;
  readonly contact: ReactNode;
}

const results = '/results/home-energy';

/** One tariff of the saved quote in full (Q2.40); without a saved quote, back to the start. */
export function TariffDetails({ store, tariffId, start, contact }: TariffDetailsProps) {
  const hasQuote = useView(store, ({ state }) => readSavedQuote(valuesOf(state, 'session')) !== undefined);
  if (!hasQuote)
    return <Navigate to={start} replace state={{ says: around(() => sayResults('no-quote')) }} />;
  if (!/^\d{1,9}$/.test(tariffId)) return <UnknownTariff />;
  return <Details key={tariffId} store={store} tariffId={Number(tariffId)} start={start} contact={contact} />;
}

interface DetailsProps extends Omit<TariffDetailsProps, 'tariffId'> {
  readonly tariffId: number;
}

function Details({ store, tariffId, start, contact }: DetailsProps) {
  const tariff = useTariff(store, tariffId);
  const title = useView(store, ({ model }) => model.journey.title);
  const brand = useView(store, ({ state }) => valuesOf(state, 'brand'));
  const made = useMade(store);
  const { state } = useLocation();
  const navigate = useNavigate();
  // Back to the very entry of the history that led here, with its filters; without one, to the list.
  const isFromResults = isMap(state) && state.from === 'results';
  const { information, labels, projections, payMethod, fuels } = tariff;
  // Its marks say what the label tells of the exit fee: they come with it, and nothing moves.
  const summary = labels.state === 'loading' ? labels : information;
  const retry = (part: keyof typeof sources) => () => void store.run(sources[part].effect);
  if (information.state === 'failed' && information.status === 404)
    return <UnknownTariff onRetry={retry('information')} />;
  return (
    <>
      <PageTitle title={titleOf(tariff, title)} />
      <div className={styles.page}>
        <div className={styles.head}>
          <p className={styles.back}>
            <Button kind="quiet" onClick={() => (isFromResults ? navigate(-1) : navigate(results))}>
              <ArrowLeft size={20} /> {say('back')}
            </Button>
          </p>
          <PageHeading>{title}</PageHeading>
          <SwitchMade store={store} />
          {!made && <p className={styles.answer}>{tariff.totals && <Answer totals={tariff.totals} />}</p>}
        </div>
        <div className={styles.content}>
          <Section of="tariff" isNamed part={summary} onRetry={retry('information')}>
            {(value) => (
              <Summary
                information={value}
                exitFees={tariff.exitFees}
                payMethod={payMethod}
                brand={brand}
                today={store.today}
              />
            )}
          </Section>
          <Section of="projection" part={projections} onRetry={retry('projections')} start={start}>
            {(value) => <ProjectionsView projections={value} tariff={tariff} brand={brand} />}
          </Section>
          <Section of="label" part={labels} onRetry={retry('labels')} start={start}>
            {(value) => <Labels labels={value} fuels={fuels} />}
          </Section>
          {information.state === 'ready' && (
            <section className={styles.supplier} aria-labelledby="about-supplier">
              <h2 id="about-supplier">
                {say('about-supplier', { supplier: information.value.supplierNameSimple })}
              </h2>
              <Supplier information={information.value} brand={brand} />
            </section>
          )}
        </div>
        <div className={styles.side}>
          <PriceBox store={store} tariff={tariff} />
          {contact}
        </div>
      </div>
    </>
  );
}

/** The answer in a line: what switching does, and what is paid a month after and before. */
function Answer({ totals }: { readonly totals: Totals }) {
  const before = sayingFees(totals.fees);
  const said = {
    effect: sayingEffect(shownSavings(totals)),
    month: inPounds(monthlyCost(totals.totalCost)),
    now: inPounds(monthlyCost(presentCost(totals))),
  };
  return (
    <InlineWording text={before ? sayBold('answer-before', { ...said, before }) : sayBold('answer', said)} />
  );
}

function titleOf({ information }: TariffView, title: string): string {
  if (information.state !== 'ready') return title;
  const { supplierNameSimple: supplierName, tariffName } = information.value;
  return `${nameOf({ supplierName, tariffName })}: ${title}`;
}

function UnknownTariff({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <div className={styles.unknown}>
      <PageTitle title={say('unknown')} />
      <PageHeading>{say('unknown')}</PageHeading>
      <p>{say('unknown-why')}</p>
      <p className="side-by-side">
        {onRetry && <Button onClick={onRetry}>{say('try-again')}</Button>}
        <Link to={results}>{say('back')}</Link>
      </p>
    </div>
  );
}
