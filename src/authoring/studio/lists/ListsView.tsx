import { counted } from '../../../words/counted.ts';
import type { SharedSentence } from '../../review/lists.ts';
import type { Project } from '../../review/project.ts';
import { saysPlace } from '../../review/provenance.ts';
import { listed } from '../../review/reach.ts';
import look from '../look.module.css';
import { Place } from '../place/Place.tsx';
import type { WorkspaceStore } from '../state/workspace.ts';
import { type Asker, useAnswer } from '../work/use-answer.ts';
import styles from './ListsView.module.css';

interface PlaceProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
}

interface ListsViewProps extends PlaceProps {
  readonly asker: Asker;
}

/** Wording that nobody is shown, and wording that several owners share, each with its reach and a way to its line. */
export function ListsView({ store, asker, project }: ListsViewProps) {
  const { answer, says } = useAnswer(asker, 'lists', null);
  if (answer === undefined)
    return (
      <p className={look.note} role="status">
        {says}
      </p>
    );
  const { dead, shared } = answer;
  const { many } = project.trade.words.owners;
  return (
    <div className={`${look.pane} ${styles.lists}`}>
      <h2 className="visually-hidden">Lists</h2>
      <section aria-labelledby="dead-title">
        <h3 id="dead-title">Nobody is shown this</h3>
        <p className="quiet">
          {dead.length === 0
            ? `Every sentence of the ${many}’ terms and every shared notice is shown somewhere.`
            : `${counted(dead.length, 'sentence')} that no context shows: take them out, or find out why.`}
        </p>
        <ul>
          {dead.map(({ text, ...place }) => (
            <li key={saysPlace(place)} className={`${styles.sentence} ${look.box}`}>
              <p>{text}</p>
              <p className={look.reach}>
                Shown in no context. <Place store={store} project={project} place={place} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="shared-title">
        <h3 id="shared-title">Several {many} say this</h3>
        <p className="quiet">
          {counted(shared.length, 'sentence')}. An edit reaches everybody who takes the words from that line.
        </p>
        <ul>
          {shared.map((sentence) => (
            <Shared key={sentence.template} store={store} project={project} sentence={sentence} />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface SharedProps extends PlaceProps {
  readonly sentence: SharedSentence;
}

function Shared({ store, project, sentence: { template, owners, contexts, places } }: SharedProps) {
  const { one, many } = project.trade.words.owners;
  const all = Object.keys(project.data.variants).length;
  const named = (names: readonly string[]) => (names.length === all ? `all ${all} ${many}` : listed(names));
  return (
    <li className={`${styles.sentence} ${look.box}`}>
      <p>{template}</p>
      <p className={look.reach}>
        {counted(owners.length, one, many)}, {counted(contexts, 'context')}
        {places.length > 1 && `; written in ${places.length} places`}
      </p>
      <ul>
        {places.map(({ place, owners }) => (
          <li key={saysPlace(place)} className={look.reach}>
            <Place store={store} project={project} place={place} /> for {named(owners)}
          </li>
        ))}
      </ul>
    </li>
  );
}
