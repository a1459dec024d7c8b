import { useSyncExternalStore } from 'react';

/** From here on the filter stands beside the list, and from there the comparison too. The style sheets say the same. */
export const media = {
  wide: '(width >= 64rem)',
  widest: '(width >= 90rem)',
} as const;

/** Whether the screen is such. Where nobody can be asked, it is wide and no more. */
export function useMedia(name: keyof typeof media): boolean {
  const query = () => (window as Partial<Window>).matchMedia?.call(window, media[name]);
  return useSyncExternalStore(
    (onChange) => {
      const list = query();
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => query()?.matches ?? name === 'wide',
  );
}
