/** The words of an operator that texts of the server are shown with. */
interface OperatorWords {
  readonly supplierName?: unknown;
  readonly productName?: unknown;
}

/**
 * A text of the server as people may read it: the operator's name, as a whole word in any case, is replaced by the
 * generic product name (Q9.11), with a capital where a sentence begins. Without either name the text stays as it is.
 */
export function withoutOperator(text: string, { supplierName, productName }: OperatorWords): string {
  if (typeof supplierName !== 'string' || typeof productName !== 'string') return text;
  const name = supplierName.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  if (name === '' || productName === '') return text;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(whole, (_, place: number) => {
    const beginsSentence = /(^|[.!?])\s*$/.test(text.slice(0, place));
    return beginsSentence ? productName.charAt(0).toUpperCase() + productName.slice(1) : productName;
  });
}
