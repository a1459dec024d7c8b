import { type ComponentType, memo } from 'react';

interface EachPlaceProps {
  /** How many places the journey has. */
  readonly count: number;
  /** Draws what stands in one place, and follows that place by itself. */
  readonly Draw: ComponentType<{ readonly index: number }>;
  /** The class of a box around each bunch where there are several; without it the places stand bare, as items of a list must. */
  readonly box?: string | undefined;
}

/** Siblings that are drawn under one parent. */
const bunch = 8;

/**
 * Draws every place of a journey, in bunches: React and the browser's layout look at all siblings of what a key changed,
 * so without them a key would cost more with every card.
 */
export function EachPlace({ count, Draw, box }: EachPlaceProps) {
  const boxed = count > bunch ? box : undefined;
  return upTo(Math.ceil(count / bunch)).map((at) => (
    <Bunch key={at} first={at * bunch} count={Math.min(bunch, count - at * bunch)} Draw={Draw} box={boxed} />
  ));
}

const Bunch = memo(function Bunch({ first, count, Draw, box }: EachPlaceProps & { readonly first: number }) {
  const places = upTo(count).map((at) => <Draw key={at} index={first + at} />);
  return box === undefined ? places : <div className={box}>{places}</div>;
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
