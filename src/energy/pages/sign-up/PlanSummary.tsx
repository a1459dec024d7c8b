import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import { Wording } from '../../../../widgets/wording/Wording.tsx';
import type { ResolvedNotice } from '../../../engine/types.ts';
import { inPounds, monthlyCost } from '../money.ts';
import styles from './PlanSummary.module.css';
import type { ShownPlan } from './plan.ts';
import { say } from './words.ts';

interface PlanSummaryProps {
  readonly plan: ShownPlan;
  readonly notices: readonly ResolvedNotice[];
  /** Address of the first page, where the present tariff is changed. */
  readonly start: string;
}

/** Where the deals of the quote are. */
export const results = '/results/home-energy';

/**
 * The plan that is signed up for (S2.02): beside the form on wide screens, a bar under the thumb on a phone that opens on
 * request and closes as soon as the form gets the focus, so that it covers nothing that is typed into.
 */
export function PlanSummary({ plan, notices, start }: PlanSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: FocusEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('focusin', close);
    return () => document.removeEventListener('focusin', close);
  }, [isOpen]);
  const { supplier, tariff, total } = plan;
  return (
    <aside ref={box} className={styles.summary} aria-labelledby="plan-title">
      <div className={styles.bar}>
        <p className={styles.short}>
          <strong>
            {supplier} <span className={styles.tariff}>{tariff}</span>
          </strong>{' '}
          <span>{say('short-month', { amount: inPounds(monthlyCost(total)) })}</span>
        </p>
        <Link to={results} className={styles.change}>
          {say('change')}
          <span className="visually-hidden"> {say('change-what')}</span>
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="plan-body"
          aria-label={say('your-deal-full')}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronUp size={22} />
        </button>
      </div>
      <div className={styles.body} id="plan-body" data-open={isOpen}>
        <Body plan={plan} notices={notices} start={start} />
      </div>
    </aside>
  );
}

function Body({ plan, notices, start }: PlanSummaryProps) {
  const { supplierId, supplier, tariff, fuels, total, gas, electricity } = plan;
  return (
    <>
      <h2 className={styles.title} id="plan-title">
        {say('your-deal')}
      </h2>
      <div className={styles.who}>
        <SupplierMark id={supplierId} name={supplier} size={44} />
        <p>
          <strong>{supplier}</strong>
          <br />
          {tariff}
        </p>
      </div>
      <dl className={styles.costs}>
        <Cost name={fuels} yearly={total} isMain />
        {electricity !== undefined && <Cost name={say('electricity')} yearly={electricity} />}
        {gas !== undefined && <Cost name={say('gas')} yearly={gas} />}
      </dl>
      <ul className={styles.links}>
        <li>
          <Link to={results}>{say('change-deal')}</Link>
        </li>
        <li>
          <Link to={start}>{say('change-tariff')}</Link>
        </li>
      </ul>
      {notices.map(({ name, text = '' }) => (
        <div key={name} className={styles.notice}>
          <Wording text={text} />
        </div>
      ))}
    </>
  );
}

interface CostProps {
  readonly name: string;
  /** Pounds a year. */
  readonly yearly: number;
  readonly isMain?: boolean;
}

function Cost({ name, yearly, isMain = false }: CostProps) {
  return (
    <div className={styles.cost} data-main={isMain}>
      <dt>{name}</dt>
      <dd>
        {say('a-year', { amount: inPounds(yearly) })}
        {isMain && (
          <span className={styles.monthly}>
            {say('about-month', { amount: inPounds(monthlyCost(yearly)) })}
          </span>
        )}
      </dd>
    </div>
  );
}
