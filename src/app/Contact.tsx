import Phone from 'lucide-react/icons/phone';
import { useSyncExternalStore } from 'react';
import { sayAround as say } from '../energy/pages/frame-words.ts';
import { ukNow } from '../runtime/today.ts';
import { around, languageNow } from '../words/language.ts';
import styles from './Layout.module.css';
import { openingAt } from './opening.ts';

/** How often the box looks at the clock, in milliseconds. */
const lookEvery = 60_000;

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, lookEvery);
  return () => clearInterval(timer);
}

/** The hour that it is in the United Kingdom. */
const hourNow = () => hourAt(new Date());
const hourAt = (moment: Date) => JSON.stringify(ukNow(moment));

interface ContactProps {
  readonly phone: string;
  /** When the page was drawn by the server; undefined where it was not. */
  readonly drawnAt: Date | undefined;
}

/** The support phone with its hours, and whether it is open now where that is known (Q1.02). */
export function Contact({ phone, drawnAt }: ContactProps) {
  const hour = useSyncExternalStore(everyMinute, hourNow, () => (drawnAt ? hourAt(drawnAt) : hourNow()));
  const opening = around(() => openingAt(JSON.parse(hour)));
  return (
    <section className={styles.box} lang={around(languageNow)} aria-labelledby="contact-title">
      <h2 className={styles.boxTitle} id="contact-title">
        {say('help')}
      </h2>
      <p className={styles.phone}>
        <Phone size={20} />
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </p>
      <p>{say('hours')}</p>
      {opening && (
        <p className={styles.opening} data-open={opening.isOpen}>
          {opening.says}
        </p>
      )}
    </section>
  );
}
