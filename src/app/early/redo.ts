import type { Press } from './note.ts';

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const boxes = 'input,select,textarea';

/**
 * Takes note of what was typed, ticked and pressed in a page that a server drew, before the page answers. Gives what does
 * it all once more when it does: in the same elements, or in those that stand in their place.
 */
export function takeEarly(root: HTMLElement): () => void {
  let pressings = (window.endEarly?.() ?? []).map(({ at, key }) => pressed(root, at, key));
  let boxesLeft = [...root.querySelectorAll<Box>(boxes)].map((box) => followed(root, box));
  let isActing = false;
  const note = () => {
    if (!isActing) for (const box of boxesLeft) box.note();
  };
  const act = () => {
    isActing = true;
    boxesLeft = boxesLeft.filter(({ take }) => !take());
    // A press may be about what was answered before it.
    while (!boxesLeft.some(({ isGiven }) => isGiven()) && pressings[0]?.()) pressings = pressings.slice(1);
    isActing = false;
    if (boxesLeft.length + pressings.length > 0) setTimeout(act, moment);
    else document.removeEventListener('input', note, true);
  };
  document.addEventListener('input', note, true);
  // React, which calls this from work of its own, would put a box back as it was before it takes what comes into it.
  return () => void setTimeout(act);
}

/** How long to wait, in ms, before an element whose code is still to come is looked at again. */
const moment = 50;

/** What is drawn answers only once its code has come: until then React lets no event through to it that a person makes. */
function isLive(element: HTMLElement): boolean {
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  // Nobody drags here, so nothing else comes of it.
  element.addEventListener('dragend', hear, { once: true });
  element.dispatchEvent(new Event('dragend', { bubbles: true }));
  element.removeEventListener('dragend', hear);
  return isHeard;
}

/** What a box was given, `note`d anew until it is live; `take` gives it once more then, and says whether it is done. */
function followed(root: HTMLElement, box: Box) {
  const twin = twinOf(root, box);
  const read = () => (isChanged(box) ? answered(box) : undefined);
  let answer = read();
  return {
    isGiven: () => answer !== undefined,
    note() {
      answer = read();
    },
    take() {
      const now = twin();
      if (now && !isLive(now)) return false;
      if (now) answer?.(now);
      return true;
    },
  };
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

/** The same answer, given anew to the box or to what stands in its place. */
function answered(box: Box): (now: HTMLElement) => void {
  const { value } = box;
  const caret = box instanceof HTMLInputElement ? box.selectionStart : null;
  const isTicked = isTick(box) && box.checked;
  const hadFocus = document.activeElement === box;
  return (now) => {
    if (isTick(now)) {
      // A radio loses its tick to another one, which is clicked itself.
      if (now.type === 'radio' && !isTicked) return;
      // A click makes it what it is not.
      now.checked = !isTicked;
      now.click();
    } else if (now === box && box.value !== '' && box.value.length !== value.length) {
      // Somebody went on typing meanwhile.
      retype(box, box.value, box instanceof HTMLInputElement ? box.selectionStart : null);
    } else retype(now, value, caret);
    if (hadFocus && document.activeElement === document.body) now.focus();
    if (!hadFocus) now.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
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

/**
 * The same press; says whether it is done, for what is not live yet takes none. Where nobody takes Enter, it sends the
 * form that the box is in.
 */
function pressed(root: HTMLElement, at: HTMLElement, key: Press['key']): () => boolean {
  const twin = twinOf(root, at);
  return () => {
    const now = twin();
    if (now && !isLive(now)) return false;
    if (key === undefined) now?.click();
    else {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      if (now?.dispatchEvent(event) && now instanceof HTMLInputElement) now.form?.requestSubmit();
    }
    return true;
  };
}
