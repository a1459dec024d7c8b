import { useSyncExternalStore } from 'react';

/** From here on the filter stands beside the list; the style sheets say the same. */
const wide = '(width >= 64rem)';

const query = () => (window as Partial<Window>).matchMedia?.call(window, wide);

/** Whether the screen is wide enough for the filter beside the list. Where nobody can be asked, it is. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = query();
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => query()?.matches ?? true,
  );
}
