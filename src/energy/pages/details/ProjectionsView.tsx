import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { saidDay } from '../../../engine/said-day.ts';
import type { Sources } from '../../../engine/types.ts';
import { sayingEffect, shownSavings } from '../money.ts';
import { inGenericWords } from '../product-name.ts';
import type { Projections } from './details.ts';
import { moneySplit } from './money-split.ts';
import { SplitPicture } from './SplitPicture.tsx';
import styles from './TariffDetails.module.css';
import type { TariffView } from './use-tariff.ts';
import { Workings } from './Workings.tsx';
import { sayProjections } from './words.ts';
import { sayingFuels } from './workings.ts';
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
  // What is spent on these pays for no energy: their standing charges take it all.
  const eaten = fuels.filter((fuel) => projections[fuel].Existing?.annualUsage === 0);
  const splits = fuels.map((fuel) => ({ fuel, split: moneySplit(projections[fuel]) }));
  const most = Math.max(
    0,
    ...splits.flatMap(({ split }) => (split ? [split.now.pounds, split.next.pounds] : [])),
  );
  const caution =
    information.state === 'ready' ? demonstrationIn(information.value.tariffDetails) : undefined;
  return (
    <>
      {caution && (
        <Notice tone="warning">
          <p>{inGenericWords(caution, brand)}</p>
        </Notice>
      )}
      <h3>{sayProjections('year')}</h3>
      {year && totals ? (
        <YearPicture year={year} effect={sayingEffect(shownSavings(totals))} />
      ) : (
        <p>{sayProjections('no-year')}</p>
      )}
      {eaten.length > 0 && <p>{sayProjections('standing-only', { fuels: sayingFuels(eaten) })}</p>}
      <h3>{sayProjections('money')}</h3>
      {splits.map(({ fuel, split }) =>
        split ? (
          <SplitPicture key={fuel} fuel={fuel} split={split} most={most} />
        ) : (
          <p key={fuel}>{sayProjections(`no-money-${fuel}`)}</p>
        ),
      )}
      <h3>{sayProjections('workings')}</h3>
      <p className={styles.method}>
        {year && sayProjections('worked-out', { day: saidDay(year.start) })} {sayProjections('method')}
      </p>
      <Workings fuels={fuels} projections={projections} />
    </>
  );
}

/** The feature text that says that a tariff is a demonstration, so that it stands beside the prices too. */
function demonstrationIn(texts: readonly string[]): string | undefined {
  return texts.find((text) => /\bdemonstration\b/i.test(text));
}
