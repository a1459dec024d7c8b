import { saidDay } from '../../../engine/said-day.ts';
import type { Sources } from '../../../engine/types.ts';
import { sayingSavings, shownSavings } from '../money.ts';
import { inGenericWords } from '../product-name.ts';
import type { Projections, Totals } from './details.ts';
import { moneySplit } from './money-split.ts';
import styles from './ProjectionsView.module.css';
import { SplitPicture } from './SplitPicture.tsx';
import type { TariffView } from './use-tariff.ts';
import { Workings } from './Workings.tsx';
import { YearPicture } from './YearPicture.tsx';
import { yearAhead } from './year-ahead.ts';

interface ProjectionsViewProps {
  readonly projections: Projections;
  readonly tariff: TariffView;
  readonly brand: Sources['brand'];
}

/** The personal projections: the year ahead, what the money buys, and how it was worked out (Q2.41, V1, V4). */
export function ProjectionsView({
  projections,
  tariff: { fuels, totals, information },
  brand,
}: ProjectionsViewProps) {
  const year = yearAhead(projections, fuels);
  const splits = fuels.map((fuel) => ({ fuel, split: moneySplit(projections[fuel]) }));
  const most = Math.max(
    0,
    ...splits.flatMap(({ split }) => (split ? [split.now.pounds, split.next.pounds] : [])),
  );
  const caution =
    information.state === 'ready' ? demonstrationIn(information.value.tariffDetails) : undefined;
  return (
    <>
      {caution && <p className={styles.caution}>{inGenericWords(caution, brand)}</p>}
      <h3>Your next 12 months</h3>
      {year && totals ? (
        <YearPicture year={year} effect={effectOf(totals)} />
      ) : (
        <p>Some figures of your next 12 months are missing, so we cannot draw them.</p>
      )}
      <h3>What your money buys</h3>
      {splits.map(({ fuel, split }) =>
        split ? (
          <SplitPicture key={fuel} fuel={fuel} split={split} most={most} />
        ) : (
          <p key={fuel}>Some {fuel} figures are missing, so we cannot draw what your money buys.</p>
        ),
      )}
      <h3>How we worked this out</h3>
      <p>
        {year && `Worked out on ${saidDay(year.start)}. `}Every plan is priced for the same home: your own
        yearly use for 365 days at today’s rates, with VAT. When a fixed price ends within the year, the rest
        is priced on the default tariff that follows. Credit or debt on your account, and fees for leaving,
        are not counted.
      </p>
      {fuels.map((fuel) => (
        <Workings key={fuel} fuel={fuel} plans={projections[fuel]} />
      ))}
    </>
  );
}

/** What switching does, as a part of a sentence: "saves £218 a year", "costs about the same as you pay now". */
function effectOf(totals: Totals): string {
  const said = sayingSavings(shownSavings(totals));
  return said.startsWith('about') ? `costs ${said}` : said;
}

/** The feature text that says that a tariff is a demonstration, so that it stands beside the prices too. */
function demonstrationIn(texts: readonly string[]): string | undefined {
  return texts.find((text) => /\bdemonstration\b/i.test(text));
}
