import Sprout from 'lucide-react/icons/sprout';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import styles from './Results.module.css';
import { say, sayBold } from './words.ts';

/**
 * The optional carbon card (Q2.30): what the home's energy makes in a year, kg CO2e. It follows from what the home uses and
 * is the same for every deal, so it is told once.
 */
export function CarbonCard({ kilograms }: { readonly kilograms: number }) {
  if (!(kilograms > 0)) return null;
  return (
    <section className={styles.carbon} aria-label={say('carbon')}>
      <Sprout size={28} />
      <p>
        <InlineWording text={sayBold('carbon-year', { mass: sayingMass(kilograms) })} />
        <br />
        {say('carbon-any-deal')}
      </p>
    </section>
  );
}

/** "3.1 tonnes"; less than a tonne in whole kilograms. */
function sayingMass(kilograms: number): string {
  if (kilograms < 1000) return `${Math.round(kilograms)} kg`;
  const mass = (kilograms / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 });
  return say('tonnes', { mass });
}
