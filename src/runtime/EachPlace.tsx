import { type ComponentType, memo } from 'react';

interface EachPlaceProps {
  /** How many places the journey has. */
  readonly count: number;
  /** Draws what stands in one place, and follows that place by itself. */
  readonly Draw: ComponentType<{ readonly index: number }>;
}

/** Siblings that are drawn under one parent. */
const bunch = 8;

/**
 * Draws every place of a journey, in bunches: React looks at all siblings of what a key changed, so without them a key
 * would cost more with every card.
 */
export function EachPlace({ count, Draw }: EachPlaceProps) {
  return upTo(Math.ceil(count / bunch)).map((at) => (
    <Bunch key={at} first={at * bunch} count={Math.min(bunch, count - at * bunch)} Draw={Draw} />
  ));
}

const Bunch = memo(function Bunch({ first, count, Draw }: EachPlaceProps & { readonly first: number }) {
  return upTo(count).map((at) => <Draw key={at} index={first + at} />);
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
