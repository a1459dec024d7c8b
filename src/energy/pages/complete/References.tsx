import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import styles from './SwitchComplete.module.css';
import type { Reference } from './switched.ts';
import { say } from './words.ts';

/** The reference numbers of a switch, each with a button that copies it (S2.60). */
export function References({ references }: { readonly references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <dl className={styles.references}>
      {references.map((reference) => (
        <Line key={reference.name} {...reference} />
      ))}
    </dl>
  );
}

const says = { no: '', yes: say('copied'), failed: say('copy-by-hand') };

function Line({ name, number }: Reference) {
  const [copied, setCopied] = useState<keyof typeof says>('no');
  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setCopied('yes');
    } catch {
      // Not allowed, or a page without TLS: the number can still be marked and copied.
      setCopied('failed');
    }
  }
  return (
    <div className={styles.reference}>
      <dt>{name}</dt>
      <dd className={styles.number}>{number}</dd>
      <dd className={styles.copy}>
        <Button kind="secondary" onClick={() => void copy()}>
          {copied === 'yes' ? <Check size={18} /> : <Copy size={18} />} {say('copy')}
          <span className="visually-hidden"> {name}</span>
        </Button>
        <span role="status">{says[copied]}</span>
      </dd>
    </div>
  );
}
