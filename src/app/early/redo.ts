import type { Press } from './note.ts';

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const boxes = 'input,select,textarea';

/**
 * Takes note of what was typed, ticked and pressed in a page that a server drew, before the page answers. Gives what does
 * it all once more when it does: in the same elements, or in those that stand in their place.
 */
export function takeEarly(root: HTMLElement): () => void {
  const presses = window.endEarly?.() ?? [];
  const acts = [
    ...[...root.querySelectorAll<Box>(boxes)].filter(isChanged).map((box) => answered(root, box)),
    ...presses.map(({ at, key }) => pressed(root, at, key)),
  ];
  // React, which calls this from work of its own, would put a box back as it was before it takes what comes into it.
  return () =>
    void setTimeout(() => {
      for (const act of acts.splice(0)) act();
    });
}

const isTick = (box: HTMLElement): box is HTMLInputElement =>
  box instanceof HTMLInputElement && /^(checkbox|radio)$/.test(box.type);

/** Whether a box holds anything else than what was drawn. */
function isChanged(box: Box): boolean {
  if (box instanceof HTMLSelectElement)
    return [...box.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isTick(box) ? box.checked !== box.defaultChecked : box.value !== box.defaultValue;
}

/** Finds what stands in the place of an element when it is asked for: the element itself while it is there. */
function twinOf<Kind extends HTMLElement>(root: HTMLElement, element: Kind): () => HTMLElement | undefined {
  const place = [...root.querySelectorAll(element.localName)].indexOf(element);
  return () =>
    element.isConnected
      ? element
      : (document.getElementById(element.id) ??
        [...root.querySelectorAll<HTMLElement>(element.localName)][place]);
}

/** The same answer, given anew. */
function answered(root: HTMLElement, box: Box): () => void {
  const twin = twinOf(root, box);
  const { value } = box;
  const caret = box instanceof HTMLInputElement ? box.selectionStart : null;
  const isTicked = isTick(box) && box.checked;
  const hadFocus = document.activeElement === box;
  return () => {
    const now = twin();
    if (now && isTick(now)) {
      // A click makes it what it is not.
      now.checked = !isTicked;
      now.click();
    } else if (now === box && box.value !== '' && box.value.length !== value.length) {
      // Somebody went on typing meanwhile.
      retype(box, box.value, box instanceof HTMLInputElement ? box.selectionStart : null);
    } else if (now) retype(now, value, caret);
    if (now && hadFocus && document.activeElement === document.body) now.focus();
    if (now && !hadFocus) now.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}

/** Gives a box a text as if a person did. React looks for a change against what it knows of, which it notes on the element. */
function retype(box: HTMLElement, text: string, caret: number | null): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value');
  Reflect.set(box, 'value', '');
  own?.set?.call(box, text);
  if (caret !== null && box instanceof HTMLInputElement) box.setSelectionRange(caret, caret);
  for (const name of ['input', 'change']) box.dispatchEvent(new Event(name, { bubbles: true }));
}

/** The same press. Where nobody takes Enter, it sends the form that the box is in. */
function pressed(root: HTMLElement, at: HTMLElement, key: Press['key']): () => void {
  const twin = twinOf(root, at);
  return () => {
    const now = twin();
    if (key === undefined) return now?.click();
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    if (now?.dispatchEvent(event) && now instanceof HTMLInputElement) now.form?.requestSubmit();
  };
}
