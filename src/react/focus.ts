import { flushSync } from 'react-dom';

/**
 * Moves the focus to a field: to its main control, or to the first thing inside it that takes the focus. Its label comes
 * into sight too, and so does what is wrong, which stands between the two.
 */
export function focusField(id: string): void {
  // A message that were drawn later would push the control out of sight.
  flushSync(() => {});
  const target = document.getElementById(id);
  const control = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable);
  (control ?? target)?.focus();
  document.getElementById(`${id}-label`)?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to an element that people read rather than operate, such as a heading. */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

const focusable = 'input, select, textarea, button, a[href], [tabindex]';
