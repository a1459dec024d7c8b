import { useState } from 'react';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import type { Sources } from '../../../engine/types.ts';
import type { ResultPayMethod } from '../../api/contract/shared.ts';
import type { TariffInformation } from '../../api/tariff-replies.ts';
import { Features } from '../Features.tsx';
import { extrasOf, nameOf, termsOf } from '../facts.ts';
import { payMethodNames } from '../pay-methods.ts';
import styles from './Summary.module.css';
import type { TariffView } from './use-tariff.ts';
import { say } from './words.ts';

/** How many features stand before the rest is asked for (§9). */
const first = 4;

interface SummaryProps {
  readonly information: TariffInformation;
  readonly exitFees: TariffView['exitFees'];
  readonly payMethod: ResultPayMethod;
  readonly brand: Sources['brand'];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Who sells the tariff, how it is paid for, what its marks say and what is special about it (Q2.40). */
export function Summary({ information, exitFees, payMethod, brand, today }: SummaryProps) {
  const { supplierId, supplierNameSimple, tariffName, tariffDetails } = information;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="side-by-side">
        <SupplierMark id={supplierId} name={supplierNameSimple} size={56} />
        <div className={styles.words}>
          <h2>
            {supplierNameSimple} <span className={styles.tariff}>{tariffName}</span>
          </h2>
          <p className="quiet">{payMethodNames()[payMethod]}</p>
        </div>
      </div>
      <ul className={styles.facts} aria-label={say('at-a-glance')}>
        {[...termsOf({ ...information, exitFees }, today), ...extrasOf(information)].map(({ says, Icon }) => (
          <li key={says}>
            <Icon size={16} /> {says}
          </li>
        ))}
      </ul>
      <Features
        texts={tariffDetails}
        first={first}
        of={nameOf({ supplierName: supplierNameSimple, tariffName })}
        brand={brand}
        isOpen={isOpen}
        onOpen={setOpen}
      />
    </>
  );
}
