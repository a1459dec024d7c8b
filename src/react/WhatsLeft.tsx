import { memo, useEffect } from 'react';
import { say } from '../runtime/words.ts';
import { EachPlace } from './EachPlace.tsx';
import { useAnyFolding, useShowField } from './fold/use-folding.ts';
import styles from './Journey.module.css';
import { fieldId, useOpenCard, useStage } from './stage.ts';
import { useView } from './use-view.ts';

/** In place of the button: the journey's sentence, and a link to every open field that is missing or wrong. */
export function WhatsLeft({ sentence }: { readonly sentence: string }) {
  const { store, stepsOf } = useStage();
  const places = useView(store, (view) => stepsOf(view).length);
  // What folds says it after an attempt alone; other journeys from the start, when nothing is wrong yet.
  useErrorInTitle(useAnyFolding() !== undefined);
  return (
    <section className={styles.left} aria-labelledby="whats-left">
      <h2 className={styles.leftTitle} id="whats-left">
        {say('whats-left')}
      </h2>
      <p>{sentence}</p>
      <ul className={styles.leftList}>
        <Waiting />
        <EachPlace count={places} Draw={LeftInPlace} />
      </ul>
    </section>
  );
}

/** Puts "Error: " before the page's title for as long as it is on, where nothing else has. */
function useErrorInTitle(isOn: boolean): void {
  useEffect(() => {
    const { title } = document;
    if (!isOn || title.startsWith(say('title-with-error', { title: '' }))) return;
    const told = say('title-with-error', { title });
    document.title = told;
    return () => {
      // A page that came or was said otherwise since has a title of its own.
      if (document.title === told) document.title = title;
    };
  }, [isOn]);
}

/** What the open cards wait for, each reason once. */
function Waiting() {
  const { store, stepsOf } = useStage();
  const steps = useView(store, stepsOf);
  const reasons = new Set(steps.flatMap(({ open, card }) => (open && card.waiting) || []));
  return [...reasons].map((reason) => <li key={reason}>{reason}</li>);
}

/** The links of the card in one place of the journey; it follows its own step. */
function LeftInPlace({ index }: { readonly index: number }) {
  const card = useOpenCard(index);
  return card?.fields.map(({ name, label }) => {
    const message = card.errors.find(({ field }) => field === name)?.message;
    return <Left key={name} field={name} label={label} message={message} />;
  });
}

interface LeftProps {
  readonly field: string;
  readonly label: string;
  readonly message: string | undefined;
}

/** The link to one field. It stays when all is well and only hides: a line comes or goes with many a key. */
const Left = memo(function Left({ field, label, message }: LeftProps) {
  const { store } = useStage();
  const show = useShowField();
  return (
    <li hidden={message === undefined}>
      <a
        href={`#${fieldId(field)}`}
        onClick={(event) => {
          event.preventDefault();
          store.touch([field]);
          show(field);
        }}
      >
        {message ?? label}
      </a>
    </li>
  );
});
