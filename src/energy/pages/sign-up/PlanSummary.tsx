import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { SupplierMark } from '../../../../widgets/mark/SupplierMark.tsx';
import { Wording } from '../../../../widgets/wording/Wording.tsx';
import type { ResolvedNotice } from '../../../engine/types.ts';
import { Link } from '../../../react/page/Link.tsx';
import { inPounds, monthlyCost } from '../money.ts';
import styles from './PlanSummary.module.css';
import type { ShownPlan } from './plan.ts';
import { say } from './words.ts';

interface PlanSummaryProps {
  readonly plan: ShownPlan;
  readonly notices: readonly ResolvedNotice[];
  readonly start: string;
  readonly isFixed: boolean;
}

/** Where the deals of the quote are. */
export const results = '/results/home-energy';

/** The plan that is signed up for (S2.02): beside the form on wide screens, on narrow ones a line above it that opens on request. */
export function PlanSummary({ plan, notices, start, isFixed }: PlanSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const { supplierId, supplier, tariff, payMethod, fuels, total, gas, electricity } = plan;
  return (
    <aside className="surface" aria-labelledby="plan-title">
      <div className={`off-paper ${styles.bar}`}>
        <p className={styles.short}>
          <strong>
            {supplier} <span className={styles.tariff}>{tariff}</span>
          </strong>{' '}
          <span>{say('short-month', { amount: inPounds(monthlyCost(total)) })}</span>
        </p>
        <Link to={results} className="reach" inert={isFixed}>
          {say('change')}
          <span className="visually-hidden"> {say('change-what')}</span>
        </Link>
        <button
          type="button"
          className="round-button"
          aria-expanded={isOpen}
          aria-controls="plan-body"
          aria-label={say('your-deal-full')}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={22} />
        </button>
      </div>
      <div className={styles.body} id="plan-body" data-open={isOpen}>
        <h2 className={styles.title} id="plan-title">
          {say('your-deal')}
        </h2>
        <div className={`side-by-side ${styles.who}`}>
          <SupplierMark id={supplierId} name={supplier} size={44} />
          <p>
            <strong>{supplier}</strong>
            <br />
            {tariff}
            <br />
            <span className={styles.monthly}>{payMethod}</span>
          </p>
        </div>
        <dl className={styles.costs}>
          <Cost name={fuels} yearly={total} isMain />
          {electricity !== undefined && <Cost name={say('electricity')} yearly={electricity} />}
          {gas !== undefined && <Cost name={say('gas')} yearly={gas} />}
        </dl>
        <ul className={styles.links} inert={isFixed}>
          <li>
            <Link to={results} className="reach" aria-describedby="starts-anew">
              {say('change-deal')}
            </Link>
            <p className={styles.monthly} id="starts-anew">
              {say('starts-anew')}
            </p>
          </li>
          <li>
            <Link to={start} className="reach">
              {say('change-tariff')}
            </Link>
          </li>
        </ul>
        {notices.map(({ name, text = '' }) => (
          <div key={name} className={styles.notice}>
            <Wording text={text} />
          </div>
        ))}
      </div>
    </aside>
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
