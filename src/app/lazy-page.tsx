import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { lazily } from '../../widgets/lazily.ts';
import { isOutdated } from './bring.ts';
import { Coming } from './Coming.tsx';

/** Milliseconds for which the page before may stay while the code of the next one comes. */
const patience = 1000;

/** The page in a place of its own, which says that it is on its way until its code has come. */
const lateFor =
  <Props extends object>(Page: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <Suspense fallback={<Coming />}>
      <Page {...props} />
    </Suspense>
  );

/** Loads a page of a former release again as it is now, and never twice at one place: on a page that begins, nothing is typed yet. */
function renew(failure: unknown): never {
  const { state }: { readonly state: { readonly renewed?: true } | null } = window.history;
  if (isOutdated && !state?.renewed) {
    window.history.replaceState({ ...state, renewed: true }, '');
    window.location.reload();
  }
  throw failure;
}

/**
 * A page whose code comes when it is first drawn. Until then the page before stays, but not for long: where the code
 * fails or takes its time the new page says that it is on its way, so that no button outlives what it was pressed for.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const come = () => load().catch(renew);
  const late = lateFor<Props>(lazily(come));
  const pause = () => new Promise<typeof late>((resolve) => setTimeout(resolve, patience, late));
  return lazy(async () => ({ default: await Promise.race([come().catch(() => late), pause()]) }));
}

const never = () => () => {};

/**
 * The page, once the browser has taken over what a server drew: the server draws no page whose code comes later, and the
 * first drawing of the browser must be the same to the letter.
 */
export function afterHydration<Props extends object>(Page: ComponentType<Props>): ComponentType<Props> {
  return function Later(props) {
    const isBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    return isBrowser ? <Page {...props} /> : <Coming />;
  };
}
