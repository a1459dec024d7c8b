import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useId, useState } from 'react';
import { isPicture, pictures } from '../pictures.ts';
import { say } from '../say.ts';
import styles from './Picture.module.css';

/** A drawing behind a button: it loads when first asked for. An unknown name draws nothing. */
export function Picture({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!isPicture(name)) return null;
  const Drawing = pictures[name];
  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {say(name)}
        <ChevronDown size={18} />
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense fallback={<p>{say('picture-pending')}</p>}>
            <Drawing />
          </Suspense>
        )}
      </div>
    </div>
  );
}
