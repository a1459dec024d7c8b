import { codeOf } from '../codeOf.ts';

/**
 * The code (5yz of RFC 5321, 4.2.1) with which a mail server refused this very letter for good; undefined of what may pass, and
 * of what another setting mends for all letters, such as whom they are from.
 */
export function refusalOf(fault: unknown): number | undefined {
  if (!(fault instanceof Error && 'permanent' in fault && 'responseCode' in fault && 'command' in fault))
    return undefined;
  const { permanent, responseCode, command } = fault;
  const isOfOne = ['EENVELOPE', 'EMESSAGE'].includes(`${codeOf(fault)}`) && command !== 'MAIL FROM';
  return isOfOne && permanent === true && typeof responseCode === 'number' ? responseCode : undefined;
}
