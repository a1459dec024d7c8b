import { TextLink } from '../../../../widgets/wording/TextLink.tsx';
import { safeUrl } from '../../../engine/safe-url.ts';
import type { Sources } from '../../../engine/types.ts';
import type { TariffInformation } from '../../api/tariff-replies.ts';
import { inGenericWords } from '../product-name.ts';
import { LongText } from './LongText.tsx';
import { say } from './words.ts';

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
