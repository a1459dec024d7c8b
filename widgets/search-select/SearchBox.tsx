import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type Ref, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
} from 'react-aria-components/ComboBox';
import { PopoverContext } from 'react-aria-components/Popover';
import type { Json, ResolvedField, ResolvedOption } from '../../src/engine/types.ts';
import { inWholes } from '../../src/words/counted.ts';
import { keepPressStyleExternal } from '../aria/press-style.ts';
import type { Wiring } from '../frame/Field.tsx';
import { SupplierMark } from '../mark/SupplierMark.tsx';
import { say } from '../say.ts';
import { uiText } from '../ui-options.ts';
import styles from './SearchBox.module.css';
import { filterOptions, mostShown } from './word-filter.ts';

keepPressStyleExternal();

interface SearchBoxProps {
  readonly id: string;
  readonly field: ResolvedField;
  readonly options: readonly ResolvedOption[];
  readonly wiring: Wiring;
  /** The values are supplier ids: each entry carries its mark. */
  readonly marks: boolean;
  readonly focus: boolean;
  readonly onChoose: (value: Json) => void;
  readonly onType: () => void;
}

/** A box with a list that a word filter narrows; the list opens on focus, and the keyboard does everything. */
export function SearchBox({ id, field, options, wiring, marks, focus, onChoose, onType }: SearchBoxProps) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);

  const found = filterOptions(options, query);
  const shown = found.slice(0, mostShown);
  const items = shown.map((option) => ({ id: JSON.stringify(option.value), option }));
  const noMatch = `${uiText(field, 'noMatch') ?? say('no-match')} '${query.trim()}'`;

  return (
    <ComboBox
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={wiring['aria-describedby'] ?? ''}
      isInvalid={wiring['aria-invalid'] === true}
      menuTrigger="focus"
      allowsEmptyCollection
      items={items}
      value={null}
      inputValue={query}
      onInputChange={(typed) => {
        onType();
        setQuery(typed);
      }}
      onChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen) onChoose(chosen.option.value);
        else setQuery('');
      }}
    >
      <div className={styles.box}>
        <Typed ref={input} placeholder={uiText(field, 'placeholder') ?? ''} />
        <Button className={styles.open ?? ''} aria-label={say('show-list')}>
          <ChevronDown size={20} />
        </Button>
      </div>
      <p role="status" data-live-announcer="true" className="visually-hidden">
        {found.length === 0 && noMatch}
      </p>
      <OpenList>
        <ListBox
          className={styles.list ?? ''}
          aria-label={field.label}
          renderEmptyState={() => <p className={styles.empty}>{noMatch}</p>}
        >
          {({ option }: (typeof items)[number]) => (
            <ListBoxItem className={styles.item ?? ''} textValue={option.label}>
              {marks && <SupplierMark id={Number(option.value)} name={option.label} size={32} />}
              <span>
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
        {found.length > shown.length && (
          <p className={styles.more}>
            {say('first-of-list', { shown: mostShown, count: inWholes(found.length) })}
          </p>
        )}
      </OpenList>
    </ComboBox>
  );
}

/** The open list, in the flow of the page, in the place of the popover: a floating one would close when the page scrolls. */
function OpenList({ children }: { readonly children: ReactNode }) {
  const popover = useContext(PopoverContext);
  const list = useContext(ComboBoxStateContext);
  // Without a state this is react-aria gathering the entries, which it does from the children.
  if (list === null) return children;
  if (!list.isOpen) return null;
  const ref = typeof popover === 'object' && popover !== null && 'ref' in popover ? popover.ref : undefined;
  return <InPage popover={ref instanceof Object ? ref : null}>{children}</InPage>;
}

/** Keeps the page around the list visible to assistive technology, which react-aria would hide: Tab leads on from it. */
function InPage({ popover, children }: { readonly popover: Ref<HTMLElement>; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = box.current?.closest('body > *');
    page?.setAttribute('data-live-announcer', 'true');
    return () => page?.removeAttribute('data-live-announcer');
  }, []);
  const take = (element: HTMLDivElement | null) => {
    box.current = element;
    if (typeof popover === 'function') popover(element);
    else if (popover !== null) popover.current = element;
  };
  return (
    <div ref={take} className={styles.popover}>
      {children}
    </div>
  );
}

/** The input itself. Focus opens the list; so does a click on it once the list was closed. */
function Typed({ ref, placeholder }: { readonly ref: Ref<HTMLInputElement>; readonly placeholder: string }) {
  const list = useContext(ComboBoxStateContext);
  return (
    <Input
      ref={ref}
      className={styles.input ?? ''}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      onClick={() => {
        if (list !== null && !list.isOpen) list.open(null, 'manual');
      }}
    />
  );
}
