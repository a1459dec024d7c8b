import { type ComponentType, useState } from 'react';
import { lazily } from './lazily.ts';
import type { WidgetProps } from './types.ts';

type Widget = ComponentType<WidgetProps>;

/**
 * A widget whose code comes when it is first drawn, or ahead of that with `load`: what has come is drawn at once, and
 * nothing flickers. Needs a Suspense around it.
 */
export function later(load: () => Promise<Widget>) {
  let come: Widget | undefined;
  const bring = async () => {
    come = await load();
    return come;
  };
  const Late = lazily(bring);
  return { Widget: begunWith(() => come ?? Late), load: bring };
}

/** What a widget begins with it stays: another component in its place would lose the focus. */
const begunWith =
  (first: () => Widget): Widget =>
  (props) => {
    const [Drawn] = useState(first);
    return <Drawn {...props} />;
  };
