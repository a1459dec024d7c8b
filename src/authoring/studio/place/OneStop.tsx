import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface OneStopProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** Its buttons stand one above the other. */
  readonly isUpright?: boolean;
  readonly children: ReactNode;
}

const sideways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const upright: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Buttons that are one stop of Tab together, at the one that was used last or else is current: arrows, Home and End move among them. */
export function OneStop({ label, className, isUpright = false, children }: OneStopProps) {
  const box = useRef<HTMLDivElement>(null);
  const used = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => settle(box.current, used.current));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = buttonsIn(box.current).filter((one) => one.getClientRects().length > 0);
    const step = (isUpright ? upright : sideways)[event.key];
    const next = step === undefined ? ends(all)[event.key] : all[all.findIndex(isFocused) + step];
    if (event.key in (isUpright ? upright : sideways) || next !== undefined) event.preventDefault();
    next?.focus();
  };
  return (
    <div
      ref={box}
      className={className}
      role="toolbar"
      aria-label={label}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      onKeyDown={move}
      onFocus={({ target }) => {
        used.current = target;
        settle(box.current, target);
      }}
    >
      {children}
    </div>
  );
}

const buttonsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('button, summary') ?? []),
];

const isFocused = (one: HTMLElement) => one === document.activeElement;

const ends = (all: readonly HTMLElement[]): Readonly<Record<string, HTMLElement | undefined>> => ({
  Home: all[0],
  End: all.at(-1),
});

/** Leaves one button in the way of Tab. */
function settle(box: HTMLElement | null, used: HTMLElement | undefined): void {
  const all = buttonsIn(box);
  const isCurrent = (one: HTMLElement) => one.matches('[aria-current="true"], [aria-pressed="true"]');
  const stop = all.find((one) => one === used) ?? all.find(isCurrent) ?? all[0];
  for (const one of all) one.tabIndex = one === stop ? 0 : -1;
}
