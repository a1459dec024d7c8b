import type { RJSFSchema } from '@rjsf/utils';
import type { Json } from '../../../engine/types.ts';
import { hiddenIn } from '../../checker/hidden.ts';

/** The field of whoever signs: filled in and closed where somebody signed in, for nobody signs as another. */
export function signerField(field: RJSFSchema, who: string | undefined): RJSFSchema {
  return who === undefined
    ? field
    : { ...field, readOnly: true, description: 'You are signed in by this name.' };
}

/** What was said of who signs, and why; or, in a sentence, why nobody can sign so. */
export function signatureIn(
  { by, reason }: Readonly<Record<string, Json | undefined>>,
  who: string | undefined,
): { readonly by: string; readonly reason: string } | string {
  const [name = '', why = ''] = [who ?? by, reason].map((one) => String(one ?? '').trim());
  if (name === '') return 'Say first who it is.';
  if (hiddenIn(name + why) !== undefined)
    return 'This holds a character that nobody sees, such as one that turns the direction of reading. Type it anew.';
  return { by: name, reason: why };
}
