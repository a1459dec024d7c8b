/**
 * Takes what is left of a press that has led on: the second click of a double click does not act on what has come into
 * the place of the first. Another press acts as ever.
 */
export function endPress(): void {
  const rest = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else document.removeEventListener('click', rest, true);
  };
  document.addEventListener('click', rest, true);
}
