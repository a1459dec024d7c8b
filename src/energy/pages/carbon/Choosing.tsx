import { type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { own } from '../../../engine/own.ts';
import { endPress } from '../../../react/one-press.ts';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { partOfCost } from '../../api/carbon-replies.ts';
import { text } from '../../api/unchecked.ts';
import { inPence } from '../details/figures.ts';
import styles from './Carbon.module.css';
import { type CarbonAnswer, projectsIn, readShare, saidTons } from './offset.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { Looking } from './parts.tsx';
import { SharePicker } from './SharePicker.tsx';
import { say, sayBold } from './words.ts';

interface ChoosingProps {
  readonly store: JourneyStore;
  readonly carbon: CarbonAnswer;
  readonly leave: (address: string) => void;
}

/** The projects, how much to offset once one is chosen, and the way to the payment (S2.71). */
export function Choosing({ store, carbon, leave }: ChoosingProps) {
  const list = useView(store, ({ state }) => own(state.lookups, 'offset-projects'));
  const project = useView(store, ({ state }) => state.answers.project);
  const projects = projectsIn(list);
  const paying = useRef<HTMLElement>(null);
  /** What is asked next stands below all projects, on a phone far out of sight. */
  function select(id: number) {
    flushSync(() => store.change('project', id));
    endPress();
    paying.current?.focus({ preventScroll: true });
    paying.current?.scrollIntoView({ block: 'start' });
  }
  if (list?.status !== 'ready' && list?.status !== 'failed')
    return <Looking>{say('projects-loading')}</Looking>;
  if (projects.length === 0) {
    const values = { why: list.why ?? '', footprint: saidTons(carbon.tons) };
    return (
      <Notice tone="warning" text={sayBold('no-projects', values)}>
        <Button onClick={() => void store.run('load-projects')}>{say('try-again')}</Button>
      </Notice>
    );
  }
  return (
    <>
      <section className={styles.projects} aria-labelledby="choose-project">
        <h2 id="choose-project" tabIndex={-1}>
          {say('choose-project')}
        </h2>
        <ul className={styles.list}>
          {projects.map((one) => (
            <ProjectCard
              key={one.id}
              project={one}
              isChosen={one.id === project}
              onSelect={() => select(one.id)}
            />
          ))}
        </ul>
      </section>
      {projects.some(({ id }) => id === project) && (
        <Paying ref={paying} store={store} cost={carbon.cost} leave={leave} />
      )}
    </>
  );
}

interface PayingProps extends Pick<ChoosingProps, 'store' | 'leave'> {
  readonly cost: number;
  readonly ref: Ref<HTMLElement>;
}

function Paying({ store, cost, leave, ref }: PayingProps) {
  const share = readShare(useView(store, ({ state }) => state.answers.percentage));
  const model = useView(store, (view) => view.model);
  const isBusy = useView(store, ({ submitting }) => submitting !== undefined);
  const failure = useView(store, (view) => view.failure);
  async function pay() {
    const isDone = await store.submit(model);
    const address = text(store.view.getState().state.answers.checkOutUrl);
    if (isDone && address) leave(address);
  }
  return (
    <section ref={ref} className={styles.paying} aria-label={say('how-much')} tabIndex={-1}>
      <SharePicker cost={cost} chosen={share} onChoose={(next) => store.change('percentage', next)} />
      {failure && <Notice tone="danger" text={failure.message} />}
      {share !== undefined && (
        <Button kind="primary" wide busy={isBusy} onClick={() => void pay()}>
          {say('offer', {
            label: model.journey.submit.label,
            share,
            amount: inPence(partOfCost(cost, share)),
          })}
        </Button>
      )}
    </section>
  );
}
