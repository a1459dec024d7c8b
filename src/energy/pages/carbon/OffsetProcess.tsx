import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useMemo } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import { isMap, own } from '../../../engine/own.ts';
import type { Json } from '../../../engine/types.ts';
import { Link } from '../../../react/page/Link.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { text } from '../../api/unchecked.ts';
import type { Given } from '../given.ts';
import { useAddressAnswer } from '../use-address-answer.ts';
import styles from './Carbon.module.css';
import { readShare } from './offset.ts';
import { BackToSwitch, Looking } from './parts.tsx';
import { say, sayBold } from './words.ts';

/** Longest part of an address that is taken over from it. */
const longest = 64;

/** What a payment's address says, in its path or in its query (§2: `c` and `oid` are also read as query values; S2.72). */
export function OpenProcess({ journeys }: Given) {
  const inPath = useParams();
  const [query] = useSearchParams();
  const store = useMemo(() => journeys.fromQuote('carbon-offset-process'), [journeys]);
  const part = (name: 'id' | 'oid' | 'c') =>
    (inPath[name] ?? query.get(name))?.slice(0, longest) || undefined;
  const c = inPath.c !== undefined || query.has('c') ? (part('c') ?? 'refused') : undefined;
  return <OffsetProcess store={store} id={part('id')} oid={part('oid')} c={c} />;
}

/** What the address says of a payment; `c` is there when it was refused or cancelled. */
interface OffsetProcessProps {
  readonly store: JourneyStore;
  readonly id: string | undefined;
  readonly oid: string | undefined;
  readonly c: string | undefined;
}

/** How the payment of an offset ended (S2.72). A success is only what the service confirms, never what an address says. */
export function OffsetProcess({ store, id, oid, c }: OffsetProcessProps) {
  const isKnown = id !== undefined && oid !== undefined;
  const payment = useMemo(
    () => (isKnown ? { id, oid, ...(c === undefined ? {} : { c }) } : undefined),
    [isKnown, id, oid, c],
  );
  useAddressAnswer(store, 'payment', payment);
  const settled = useView(store, ({ state }) => state.answers.settled);
  const failure = useView(store, ({ state }) => own(state.failures, 'settle-offset'));
  const { go = '' } = useView(store, ({ model }) => model.journey.submit);
  if (c !== undefined) return <Refused store={store} id={id} />;
  // Of an address without a payment none failed either: on to where one begins.
  if (!isKnown) return <Navigate to={go} replace />;
  if (settled !== undefined && !failure)
    return isPaid(settled) ? <Paid store={store} settled={settled} /> : <Refused store={store} id={id} />;
  return (
    <div className={styles.narrow}>
      <PageTitle title={say('payment')} />
      <PageHeading>{say(failure ? 'unsure' : 'payment')}</PageHeading>
      {failure ? (
        // Nobody could tell how it ended: neither a success nor a failure is claimed.
        <Notice tone="warning" text={failure.message}>
          <Button onClick={() => store.run('settle-offset')}>{say('try-again')}</Button>
          <Link to="/switch/home-energy">{say('leave-it')}</Link>
        </Notice>
      ) : (
        <Looking>{say('confirming')}</Looking>
      )}
    </div>
  );
}

const isPaid = (settled: Json) => isMap(settled) && settled.isPaid === true;

/** The receipt, and the way back to the switch that it belongs to. */
function Paid({ store, settled }: { readonly store: JourneyStore; readonly settled: Json }) {
  const { reference: told, percentage } = isMap(settled) ? settled : {};
  const reference = text(told);
  const share = readShare(percentage);
  return (
    <section className={styles.done}>
      <PageTitle title={say('paid')} />
      <CircleCheck className={styles.paid} size={40} />
      <PageHeading>{say('paid')}</PageHeading>
      <p>{share === undefined || share === 100 ? say('paid-year') : say('paid-share', { share })}</p>
      <p>{say('paid-certificate')}</p>
      {reference && (
        <p>
          <InlineWording text={sayBold('reference', { reference })} />
        </p>
      )}
      <BackToSwitch store={store} />
    </section>
  );
}

function Refused({ store, id }: { readonly store: JourneyStore; readonly id: string | undefined }) {
  const navigate = useNavigate();
  const { label, go = '' } = useView(store, ({ model }) => model.journey.submit);
  const page = id === undefined ? go : `${go}/${encodeURIComponent(id)}`;
  return (
    <section className={styles.refused}>
      <PageTitle title={say('not-paid')} />
      <CircleX className={styles.failed} size={40} />
      <PageHeading>{say('not-paid')}</PageHeading>
      <p>{say('not-paid-says')}</p>
      <p>
        <Button kind="primary" onClick={() => navigate(page)}>
          {label}
        </Button>
      </p>
      <BackToSwitch store={store} />
    </section>
  );
}
