import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Deal } from '../../api/deal.ts';
import styles from './DealList.module.css';
import { say } from './words.ts';

/** Pixels that a deal is taken for until it has been measured, and between two deals. */
const usualHeight = 130;
const gap = 12;

/** Pixels of the page above the list, at the least: its heading, the cheapest deal, the count. */
const usualTop = 420;

/** How many deals can be on the screen: no others are looked at until the list has been laid out. */
const atFirst = () => Math.max(1, Math.ceil((window.innerHeight - usualTop) / (usualHeight + gap)));

/** How high the deals of a list were when it was last drawn, so that coming back finds everything in its place. */
const known = new WeakMap<readonly Deal[], VirtualItem[]>();

/** The height of a drawn deal, as its observer tells it: to ask the page would lay it out once for each deal. */
function heightOf(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Window, Element>,
): number {
  const box = entry?.borderBoxSize[0];
  return box
    ? Math.round(box.blockSize)
    : (list.measurementsCache[list.indexFromElement(row)]?.size ?? usualHeight);
}

interface LongDealListProps {
  readonly deals: readonly Deal[];
  readonly draw: (deal: Deal) => ReactNode;
}

/** A list of thousands: only the deals near the screen are drawn. The deal that holds the focus stays, however far the page is scrolled. */
export function LongDealList({ deals, draw }: LongDealListProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Where the list begins on the page, in pixels; unknown until it has been laid out. */
  const [place, setPlace] = useState<number>();
  const top = place ?? 0;
  const [focused, setFocused] = useState<string>();
  const opened = useRef(false);
  useEffect(() => {
    const find = () =>
      setPlace(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // The observer calls at once when the page has been laid out; to ask here would lay it out once more.
    const observer = (window as Partial<typeof globalThis>).ResizeObserver && new ResizeObserver(find);
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, []);

  const kept = focused === undefined ? -1 : deals.findIndex(({ id }) => id === focused);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (kept < 0) return near;
      // With its neighbours, so that Tab goes on to the deal that comes next.
      const held = [kept - 1, kept, kept + 1].filter((place) => place >= 0 && place < range.count);
      return [...new Set([...near, ...held])].sort((one, other) => one - other);
    },
    [kept],
  );
  const isFirst = place === undefined && !known.has(deals);
  const count = isFirst ? Math.min(deals.length, atFirst()) : deals.length;
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => usualHeight,
    getItemKey: (place) => deals[place]?.id ?? place,
    // First what is on the screen, then what is near it.
    overscan: place === undefined ? 0 : 2,
    gap,
    scrollMargin: top,
    rangeExtractor,
    measureElement: heightOf,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollToFn(...asked) {
      // The first is to where the page stands already, and would have it laid out for nothing.
      if (opened.current) windowScroll(...asked);
      opened.current = true;
    },
    initialMeasurementsCache: known.get(deals) ?? [],
  });
  useEffect(() => () => void known.set(deals, virtual.measurementsCache), [deals, virtual]);

  return (
    <>
      <p className={styles.printNote}>{say('print-some')}</p>
      <div className={styles.long}>
        <ol
          ref={list}
          className={styles.rows}
          aria-label={say('deals')}
          onFocus={(event) => setFocused(idAt(event))}
          onBlur={(event) => hasLeft(event) && setFocused(undefined)}
        >
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const deal = deals[index];
            return (
              deal && (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  data-deal={deal.id}
                  aria-setsize={deals.length}
                  aria-posinset={index + 1}
                  style={{ insetBlockStart: start - top }}
                >
                  {draw(deal)}
                </li>
              )
            );
          })}
        </ol>
        <div
          className="off-paper"
          style={{ blockSize: virtual.getTotalSize() + (deals.length - count) * (usualHeight + gap) }}
        />
      </div>
    </>
  );
}

/** The focus has gone elsewhere in the page: not to another part of the list, and not to another window. */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return document.hasFocus() && !currentTarget.contains(relatedTarget);
}

/** The deal that an element inside the list belongs to. */
function idAt({ target }: FocusEvent): string | undefined {
  const row = target.closest('[data-deal]');
  return row instanceof HTMLElement ? row.dataset.deal : undefined;
}
