import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog over everything for as long as it is drawn; the focus goes back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    return () => modal?.close();
  }, []);
  return dialog;
}
