import { useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import styles from './LongText.module.css';
import { say } from './words.ts';

/** From this length on a text is shown in part, with the rest on request. */
const long = 600;

/** A text of a server as plain text, however long or wide; a long one begins in part, with a toggle for the rest. */
export function LongText({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > long;
  return (
    <>
      <p className={styles.text}>{isLong && !isOpen ? `${text.slice(0, long).trimEnd()}…` : text}</p>
      {isLong && (
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? 'show-less' : 'show-more')}
        </Button>
      )}
    </>
  );
}
