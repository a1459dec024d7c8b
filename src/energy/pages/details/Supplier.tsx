import { useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { TextLink } from '../../../../widgets/wording/TextLink.tsx';
import { safeUrl } from '../../../engine/safe-url.ts';
import type { Sources } from '../../../engine/types.ts';
import type { TariffInformation } from '../../api/tariff-replies.ts';
import { inGenericWords } from '../product-name.ts';
import styles from './TariffDetails.module.css';
import { say } from './words.ts';

/** From this length on a text is shown in part, with the rest on request. */
const long = 600;

interface SupplierProps {
  readonly information: TariffInformation;
  readonly brand: Sources['brand'];
}

/** The supplier in its own words, and its terms; an address that is not safe to follow is no link (Q2.40, Q9.11). */
export function Supplier({ information, brand }: SupplierProps) {
  const { supplierNameSimple, supplierDescription, termsAndConditionsUrlDto } = information;
  const terms = safeUrl(termsAndConditionsUrlDto.supplier);
  return (
    <>
      {supplierDescription === '' ? (
        <p>{say('no-description', { supplier: supplierNameSimple })}</p>
      ) : (
        <LongText text={inGenericWords(supplierDescription, brand)} />
      )}
      <p>
        {terms?.startsWith('https:') ? (
          <TextLink href={terms}>{say('supplier-terms', { supplier: supplierNameSimple })}</TextLink>
        ) : (
          say('no-supplier-terms', { supplier: supplierNameSimple })
        )}
      </p>
    </>
  );
}

/** A text of a server as plain text, however long or wide. */
function LongText({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > long;
  return (
    <>
      <p className={styles.text}>{isLong && !isOpen ? `${text.slice(0, long).trimEnd()}…` : text}</p>
      {isLong && (
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? 'show-less' : 'show-more')}
        </Button>
      )}
    </>
  );
}
