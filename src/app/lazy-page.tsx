import { type ComponentType, lazy, Suspense } from 'react';
import { lazily } from '../../widgets/lazily.ts';
import { Coming } from './Layout.tsx';

/** Milliseconds for which the page before may stay while the code of the next one comes. */
const patience = 1000;

/**
 * A page whose code comes when it is first drawn. Until then the page before stays, but not for long: where the code
 * fails or takes its time the new page says that it is on its way, so that no button outlives what it was pressed for.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Page: ComponentType<Props> = lazily(load);
  const Late = (props: Props) => (
    <Suspense fallback={<Coming />}>
      <Page {...props} />
    </Suspense>
  );
  const isLate = () =>
    new Promise<ComponentType<Props>>((resolve) => setTimeout(() => resolve(Late), patience));
  return lazy(async () => ({ default: await Promise.race([load().catch(() => Late), isLate()]) }));
}
