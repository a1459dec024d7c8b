import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../../widgets/button/Button.tsx';
import { PackDay, type PackDayProps } from './PackDay.tsx';
import styles from './SwitchComplete.module.css';

interface KeepProps extends PackDayProps {
  readonly printLabel: string;
}

/** Ways to keep what the page says: print or save it, and its dates for a calendar. */
export function Keep({ printLabel, ...pack }: KeepProps) {
  return (
    <div className={styles.keep}>
      <Button onClick={() => window.print()}>
        <Printer size={18} /> {printLabel}
      </Button>
      <PackDay {...pack} />
    </div>
  );
}
