import { Button } from '../../../../widgets/button/Button.tsx';
import { trade } from '../../../trade.ts';
import { counted } from '../../../words/counted.ts';
import type { Brought } from './brought.ts';
import styles from './Incoming.module.css';

interface IncomingProps {
  readonly brought: readonly Brought[];
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** Asks, before anything of a link is looked at, whether to take what it brings. Of the link it shows file names alone. */
export function Incoming({ brought, onTake, onLeave }: IncomingProps) {
  return (
    <main className={styles.incoming}>
      <h1>This link brings {counted(brought.length, 'changed file')}</h1>
      <p>
        Whoever made the link wrote them. Nothing of them was checked or drawn so far. Look at them only if
        you know who sent you the link.
      </p>
      <ul>
        {brought.map(({ file, isNew, lines, unknownLines }) => (
          <li key={file}>
            <code>{file}</code>
            {isNew
              ? `: a new ${trade.words.owners.one}, ${counted(lines, 'line')}`
              : `: ${counted(unknownLines, 'line')} of ${lines} that the saved file does not have`}
          </li>
        ))}
      </ul>
      <p className={styles.choices}>
        <Button kind="primary" onClick={onLeave}>
          Leave them
        </Button>
        <Button kind="secondary" onClick={onTake}>
          Look at them
        </Button>
      </p>
    </main>
  );
}
