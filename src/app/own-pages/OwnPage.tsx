import { Wording } from '../../../widgets/wording/Wording.tsx';
import { energy } from '../../energy/trade.ts';
import { own } from '../../engine/own.ts';
import { fillWording } from '../../engine/text.ts';
import type { Values } from '../../engine/types.ts';
import { PageHeading } from '../../react/page/PageHeading.tsx';
import { PageTitle } from '../../react/page/PageTitle.tsx';
import styles from './OwnPage.module.css';
import type { OwnPage as Page } from './own-pages.ts';

interface OwnPageProps {
  readonly page: Page;
  /** The words of the operator, for the placeholders of the texts. */
  readonly brand: Values;
}

/** A page in the operator's own words. Of placeholders it fills those of the brand; the checker admits no other. */
export function OwnPage({ page, brand }: OwnPageProps) {
  const said = (name: string) => own(brand, own(energy.placeholders, name)?.replace('brand.', '') ?? '');
  return (
    <div className={styles.page}>
      <PageTitle title={page.title} />
      <PageHeading>{page.title}</PageHeading>
      {page.parts.map(({ heading, text }) => (
        <section key={text} className={styles.part}>
          {heading !== undefined && <h2>{heading}</h2>}
          <Wording text={fillWording(text, said)} />
        </section>
      ))}
    </div>
  );
}
