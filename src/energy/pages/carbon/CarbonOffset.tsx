import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { InlineWording } from '../../../../widgets/wording/Wording.tsx';
import { own } from '../../../engine/own.ts';
import { valuesOf } from '../../../engine/path.ts';
import { Overlay } from '../../../react/Overlay.tsx';
import { PageHeading } from '../../../react/page/PageHeading.tsx';
import { PageTitle } from '../../../react/page/PageTitle.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { inPence } from '../details/figures.ts';
import type { Given } from '../given.ts';
import { inGenericWords } from '../product-name.ts';
import { useAddressAnswer } from '../use-address-answer.ts';
import styles from './Carbon.module.css';
import { Choosing } from './Choosing.tsx';
import { type CarbonAnswer, readAnswer, saidTons } from './offset.ts';
import { BackToSwitch, Looking } from './parts.tsx';
import { say, sayBold } from './words.ts';

/** Leaves for the payment page: the effect has judged the address. */
const leave = (address: string) => globalThis.location.assign(address);

/** The offset of the customer whom the address names (S2.71). */
export function OpenOffset({ journeys }: Given) {
  const { customerId = '' } = useParams();
  const store = useMemo(() => journeys.fromQuote('carbon-offset'), [journeys]);
  return <CarbonOffset store={store} customerId={customerId} leave={leave} />;
}

interface CarbonOffsetProps {
  readonly store: JourneyStore;
  readonly customerId: string;
  readonly leave: (address: string) => void;
}

/** The carbon offset of one customer (S2.71); nobody by that id leads to the error page. */
export function CarbonOffset({ store, customerId, leave }: CarbonOffsetProps) {
  useAddressAnswer(store, 'carbonId', customerId);
  const title = useView(store, ({ model }) => model.journey.title);
  const isOpen = useView(store, ({ state }) => state.answers.carbonId === customerId);
  const carbon = readAnswer(useView(store, ({ state }) => state.answers.carbon));
  const failure = useView(store, ({ state }) => own(state.failures, 'load-carbon-customer'));
  const brand = useView(store, ({ state }) => valuesOf(state, 'brand'));
  if (isOpen && failure?.status === 404) {
    const message = inGenericWords(failure.message, brand);
    return <Navigate to="/error/404" replace state={{ message }} />;
  }
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      {isOpen && failure && (
        <>
          <PageHeading>{say('failed')}</PageHeading>
          <Notice tone="danger" text={failure.message}>
            <Button onClick={() => store.run('load-carbon-customer')}>{say('try-again')}</Button>
          </Notice>
        </>
      )}
      {isOpen && carbon && <Offset store={store} carbon={carbon} title={title} leave={leave} />}
      {!(isOpen && (carbon || failure)) && <Looking>{say('looking')}</Looking>}
      <Overlay store={store} />
    </div>
  );
}

interface OffsetProps extends Pick<CarbonOffsetProps, 'store' | 'leave'> {
  readonly carbon: CarbonAnswer;
  readonly title: string;
}

/** A finished offset, or the footprint with what can be done about it. */
function Offset({ store, carbon, title, leave }: OffsetProps) {
  if (carbon.paymentReference !== undefined) {
    return (
      <section className={styles.done}>
        <PageHeading>{say('complete')}</PageHeading>
        <p>
          <InlineWording text={sayBold('reference', { reference: carbon.paymentReference })} />
        </p>
        <BackToSwitch store={store} />
      </section>
    );
  }
  return (
    <>
      <PageHeading>{carbon.name === '' ? title : say('hello', { name: carbon.name })}</PageHeading>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>{say('footprint')}</dt>
          <dd>{saidTons(carbon.tons)}</dd>
        </div>
        <div className={styles.figure}>
          <dt>{say('cost')}</dt>
          <dd>{inPence(carbon.cost)}</dd>
        </div>
      </dl>
      <Choosing store={store} carbon={carbon} leave={leave} />
    </>
  );
}
