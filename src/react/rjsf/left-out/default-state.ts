import { leaveOut } from './leave-out.ts';

/** In the place of what fills defaults in: rjsf is given no answer here, and gives none (consents are a person's own). */
export default function getDefaultFormState(
  _validator: unknown,
  _schema: unknown,
  formData?: Readonly<Record<string, unknown>>,
) {
  if (formData !== undefined) leaveOut('Defaults for answers')();
  return {};
}
