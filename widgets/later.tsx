import { type ComponentType, useState } from 'react';
import { lazily } from './lazily.ts';

/** A component whose code comes when it is first drawn, or ahead of that with `load`: what has come is drawn at once. Needs a Suspense. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let come: ComponentType<Props> | undefined;
  const bring = async () => {
    come = await load();
    return come;
  };
  const Late: ComponentType<Props> = lazily(bring);
  return { Widget: begunWith(() => come ?? Late), load: bring };
}

/** What a widget begins with it stays: another component in its place would lose the focus. */
const begunWith =
  <Props extends object>(first: () => ComponentType<Props>): ComponentType<Props> =>
  (props) => {
    const [Drawn] = useState(first);
    return <Drawn {...props} />;
  };
