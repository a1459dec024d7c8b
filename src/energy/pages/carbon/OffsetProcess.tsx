import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { isMap, own } from '../../../engine/own.ts';
import { valuesOf } from '../../../engine/path.ts';
import type { Json } from '../../../engine/types.ts';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { text } from '../../api/unchecked.ts';
import { readSwitched } from '../complete/switched.ts';
import { useAddressAnswer } from '../use-address-answer.ts';
import styles from './Carbon.module.css';
import { Looking } from './Looking.tsx';

/** What the address says of a payment; `c` is there when it was refused or cancelled. */
interface PaymentAddress {
  readonly id: string | undefined;
  readonly oid: string | undefined;
  readonly c: string | undefined;
}

interface OffsetProcessProps extends PaymentAddress {
  readonly store: JourneyStore;
}

/** How the payment of an offset ended (S2.72). A success is only what the service confirms, never what an address says. */
export function OffsetProcess({ store, id, oid, c }: OffsetProcessProps) {
  const isRefused = c !== undefined;
  const isKnown = id !== undefined && oid !== undefined;
  const payment = useMemo(
    () => (isKnown ? { id, oid, ...(c === undefined ? {} : { c }) } : undefined),
    [isKnown, id, oid, c],
  );
  useAddressAnswer(store, 'payment', payment);
  const settled = useView(store, ({ state }) => state.answers.settled);
  const failure = useView(store, ({ state }) => own(state.failures, 'settle-offset'));
  if (isRefused || !isKnown) return <Refused store={store} id={id} />;
  if (failure) return <Unsure message={failure.message} onRetry={() => store.run('settle-offset')} />;
  if (settled === undefined) {
    return (
      <div className={styles.narrow}>
        <PageTitle title="Your payment" />
        <PageHeading>Your payment</PageHeading>
        <Looking>We are confirming your payment.</Looking>
      </div>
    );
  }
  return isPaid(settled) ? <Paid store={store} settled={settled} /> : <Refused store={store} id={id} />;
}

const isPaid = (settled: Json) => isMap(settled) && settled.isPaid === true;

/** The receipt, and the way back to the switch that it belongs to, where this browser still knows one. */
function Paid({ store, settled }: { readonly store: JourneyStore; readonly settled: Json }) {
  const hasSwitch = useView(store, ({ state }) => readSwitched(valuesOf(state, 'session')) !== undefined);
  const reference = isMap(settled) ? text(settled.reference) : undefined;
  return (
    <section className={styles.done}>
      <PageTitle title="Payment Successful" />
      <CircleCheck className={styles.paid} size={40} />
      <PageHeading>Payment Successful</PageHeading>
      <p>You have offset your carbon for one year.</p>
      <p>If you gave an email address, your certificate is emailed to you within 24 hours.</p>
      {reference && (
        <p>
          Your reference is <strong className={styles.number}>{reference}</strong>
        </p>
      )}
      {hasSwitch && (
        <p>
          <Link to="/switch-complete">Back to your switch</Link>
        </p>
      )}
    </section>
  );
}

function Refused({ store, id }: { readonly store: JourneyStore; readonly id: string | undefined }) {
  const navigate = useNavigate();
  const { label, go = '' } = useView(store, ({ model }) => model.journey.submit);
  const page = id === undefined ? go : `${go}/${encodeURIComponent(id)}`;
  return (
    <section className={styles.refused}>
      <PageTitle title="Payment Failed" />
      <CircleX className={styles.failed} size={40} />
      <PageHeading>Payment Failed</PageHeading>
      <p>Oops! Nothing was paid.</p>
      <p>
        <Button kind="primary" onClick={() => navigate(page)}>
          {label}
        </Button>
      </p>
    </section>
  );
}

/** Nobody could tell how it ended: neither a success nor a failure is claimed. */
function Unsure({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.narrow}>
      <PageTitle title="Your payment" />
      <PageHeading>We could not confirm your payment yet</PageHeading>
      <Notice tone="warning" text={message}>
        <Button onClick={onRetry}>Try Again</Button>
        <Link to="/switch/home-energy">Leave it for now</Link>
      </Notice>
    </div>
  );
}
