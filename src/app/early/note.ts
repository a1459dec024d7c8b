/** A press that nobody answered yet: of a button, or of Enter in a box. */
export interface Press {
  readonly at: HTMLElement;
  readonly key: 'Enter' | undefined;
}

declare global {
  interface Window {
    /** Ends the noting, and gives what was pressed, in order. Absent where nothing was drawn ahead. */
    endEarly?: () => readonly Press[];
  }
}

// Stands in the head of the page and runs before there is anything to press. Boxes and links need nothing of it.
{
  const pressed: Press[] = [];
  const ends = new AbortController();
  const listen = <Name extends 'click' | 'keydown' | 'submit'>(
    name: Name,
    note: (event: DocumentEventMap[Name], target: HTMLElement) => void,
  ) =>
    document.addEventListener(
      name,
      (event) => event.target instanceof HTMLElement && note(event, event.target),
      { capture: true, signal: ends.signal },
    );
  listen('click', (_, target) => {
    const at = target.closest('button');
    if (at) pressed.push({ at, key: undefined });
  });
  listen('keydown', (event, at) => {
    if (event.key !== 'Enter' || event.isComposing || !at.matches('input:not([type=checkbox])')) return;
    event.preventDefault();
    pressed.push({ at, key: 'Enter' });
  });
  // The policy of the page lets no form be sent.
  listen('submit', (event) => event.preventDefault());
  // The page's own script never came: nobody will answer.
  window.addEventListener(
    'error',
    ({ target }) => {
      const notice = document.getElementById('unloaded');
      if (target instanceof HTMLScriptElement && notice) notice.hidden = false;
    },
    { capture: true, signal: ends.signal },
  );
  window.endEarly = () => {
    ends.abort();
    return pressed;
  };
}
