import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ResolvedList } from '../../src/engine/types.ts';
import { unbrokenPostcodes } from '../../src/words/postcode.ts';
import { Button } from '../button/Button.tsx';
import { ErrorLine } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import { uiNumber, uiText } from '../ui-options.ts';
import { Wording } from '../wording/Wording.tsx';
import styles from './Entries.module.css';

/**
 * A list of entries: each in a line with Change and Remove, the card of the one that is being filled in (its children) in
 * its place, and Add while there is room. What opens a card is busy until that is there. The focus goes back to the button that opened the card. What stands in the list
 * is the engine's to say; without a list to show, as in a form of somebody else's, it is empty.
 */
export function Entries({ id, field, error, onLeave, onEntry, children }: WidgetProps) {
  const { lines = [], atMost = Number.POSITIVE_INFINITY, editing } = field.list ?? {};
  const leaving = useLeave(onLeave);
  const section = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<string>();
  const [coming, setComing] = useState<number>();
  const saved = useEnd(section, editing, lines, leaving.used);
  // Two entries may be told alike: their places tell them apart.
  const rows = lines.map((line, at) => ({ line, at, key: `entry-${at}` }));
  const name = useId();
  const needed = uiNumber(field, 'needed');
  const told = uiNumber(field, 'told') ?? 0;
  const labels = {
    change: uiText(field, 'changeLabel') ?? 'Change',
    remove: uiText(field, 'removeLabel') ?? 'Remove',
  };

  const remove = (at: number) => {
    leaving.used();
    setRemoved(lines[at]);
    onEntry?.('remove-entry', at);
    section.current?.focus();
  };
  const edit = async (kind: 'add-entry' | 'change-entry', at: number) => {
    if (coming !== undefined) return;
    setRemoved(undefined);
    setComing(at);
    await onEntry?.(kind, at);
    setComing(undefined);
  };

  return (
    <fieldset
      ref={section}
      id={id}
      // Who is led to the list while a card of it is open is led into that card.
      tabIndex={editing === undefined ? -1 : undefined}
      aria-labelledby={name}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className={styles.list}
      {...leaving.watch}
    >
      <legend id={name} className={styles.legend}>
        {field.label}
      </legend>
      {field.hint && (
        <div className="quiet">
          <Wording text={field.hint} />
        </div>
      )}
      {needed !== undefined && (
        // What must be told in all, filled up entry by entry (V5); a notice of the card says the same in words.
        <div className={styles.track} aria-hidden="true">
          <span className={styles.part} style={{ inlineSize: `${Math.min(100, (100 * told) / needed)}%` }} />
        </div>
      )}
      <ErrorLine id={id} error={error} />
      <ul className={styles.rows}>
        {rows.map(({ line, at, key }) =>
          at === editing ? (
            <li key={key} className={styles.draft}>
              {children}
            </li>
          ) : (
            <li key={key} className={styles.row}>
              <span className={styles.words}>{unbrokenPostcodes(line)}</span>
              {editing === undefined && (
                <span className={styles.acts}>
                  {(['change', 'remove'] as const).map((act) => (
                    <Button
                      key={act}
                      kind="quiet"
                      data-act={act}
                      data-at={at}
                      busy={act === 'change' && coming === at}
                      aria-label={`${labels[act]}: ${line}`}
                      onClick={() => (act === 'change' ? edit('change-entry', at) : remove(at))}
                    >
                      {labels[act]}
                    </Button>
                  ))}
                </span>
              )}
            </li>
          ),
        )}
      </ul>
      {editing === 'new' && <div className={styles.draft}>{children}</div>}
      {editing === undefined && lines.length < atMost && (
        <Button data-act="add" busy={coming === lines.length} onClick={() => edit('add-entry', lines.length)}>
          {uiText(field, 'addLabel') ?? 'Add'}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {removed !== undefined ? `Removed: ${removed}` : saved && `Saved: ${saved}`}
      </p>
    </fieldset>
  );
}

/** Brings the focus back when a card closes. Gives the line that was saved with it, if it is told otherwise now. */
function useEnd(
  section: RefObject<HTMLFieldSetElement | null>,
  editing: ResolvedList['editing'],
  lines: readonly string[],
  onEnd: () => void,
): string | undefined {
  const [saved, setSaved] = useState<string>();
  const before = useRef({ editing, lines });
  useEffect(() => {
    const { editing: at, lines: old } = before.current;
    before.current = { editing, lines };
    if (editing !== undefined) setSaved(undefined);
    if (at === undefined || editing !== undefined) return;
    onEnd();
    const place = at === 'new' ? old.length : at;
    if (lines[place] !== old[place]) setSaved(lines[place]);
    const opener = at === 'new' ? '[data-act="add"]' : `[data-act="change"][data-at="${at}"]`;
    const button = section.current?.querySelector<HTMLElement>(opener);
    (button ?? section.current)?.focus();
  }, [section, editing, lines, onEnd]);
  return saved;
}
