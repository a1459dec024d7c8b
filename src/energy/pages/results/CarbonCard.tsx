import Sprout from 'lucide-react/icons/sprout';
import styles from './Results.module.css';

/**
 * The optional carbon card (Q2.30): what the home's energy makes in a year, kg CO2e. It follows from what the home uses and
 * is the same for every deal, so it is told once.
 */
export function CarbonCard({ kilograms }: { readonly kilograms: number }) {
  if (!(kilograms > 0)) return null;
  return (
    <section className={styles.carbon} aria-label="Carbon footprint">
      <Sprout size={28} />
      <p>
        <strong>{sayingMass(kilograms)} of CO₂e a year</strong>
        <br />
        Your home’s energy makes about this much, whichever deal you choose.
      </p>
    </section>
  );
}

/** "3.1 tonnes"; less than a tonne in whole kilograms. */
function sayingMass(kilograms: number): string {
  if (kilograms < 1000) return `${Math.round(kilograms)} kg`;
  return `${(kilograms / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} tonnes`;
}
