import Phone from 'lucide-react/icons/phone';
import { useEffect, useState } from 'react';
import { say } from '../energy/pages/frame-words.ts';
import { ukNow } from '../runtime/today.ts';
import styles from './Layout.module.css';
import { openingAt } from './opening.ts';

/** How often the box looks at the clock, in milliseconds. */
const lookEvery = 60_000;

/** The support phone with its hours, and whether it is open now where that is known (Q1.02). */
export function Contact({ phone }: { readonly phone: string }) {
  const [opening, setOpening] = useState(() => openingAt(ukNow()));
  useEffect(() => {
    const timer = setInterval(() => setOpening(openingAt(ukNow())), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={styles.box} aria-labelledby="contact-title">
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
