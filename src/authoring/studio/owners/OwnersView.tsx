import { capital, withArticle } from '../../checker/phrase.ts';
import type { Contact } from '../../review/contact-sheet.ts';
import { saysChoices } from '../../review/contexts.ts';
import type { Project } from '../../review/project.ts';
import look from '../look.module.css';
import { goToOrigin } from '../preview/lines.ts';
import { chosenContext } from '../preview/staging.ts';
import { choose } from '../state/changes.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { type Asker, useAnswer } from '../work/use-answer.ts';
import styles from './OwnersView.module.css';

interface OwnersViewProps extends OwnerPlace {
  readonly asker: Asker;
}

interface OwnerPlace {
  readonly store: WorkspaceStore;
  readonly project: Project;
}

/** Every owner's card side by side in the situation that is chosen, with what makes it another one than usual. */
export function OwnersView({ store, asker, project }: OwnersViewProps) {
  const choice = useWorkspace(store, (now) => now.choice);
  const choices = chosenContext(project, choice)?.choices ?? {};
  const { answer: contacts, says } = useAnswer(asker, 'owners', choices);
  if (contacts === undefined)
    return (
      <p className={look.note} role="status">
        {says}
      </p>
    );
  return (
    <div className={look.pane}>
      <h2 className="visually-hidden">{capital(project.trade.words.owners.many)}</h2>
      <p className="quiet">
        {saysChoices(project, choices)}. What stands out differs from{' '}
        {withArticle(project.trade.words.owners.one)} without a file of its own.
      </p>
      <div className={styles.sheets}>
        {contacts.map((contact) => (
          <Owner key={contact.context.id} store={store} project={project} contact={contact} />
        ))}
      </div>
    </div>
  );
}

interface OwnerProps extends OwnerPlace {
  readonly contact: Contact;
}

function Owner({ store, project, contact }: OwnerProps) {
  const { context, screen, differences } = contact;
  const items = new Set(differences.map(({ kind, item }) => `${kind} ${item}`));
  return (
    <article className={`${look.box} ${styles.sheet}`}>
      <h3>
        <button
          type="button"
          className="link-button"
          onClick={() => {
            choose(store, { variant: context.owner.variant });
            store.setState({ view: 'preview' });
          }}
        >
          {context.owner.name}
        </button>
      </h3>
      <p className="quiet">{differences.length === 0 ? 'As usual' : `${differences.length} differences`}</p>
      <ul>
        {screen.lines
          .filter(({ now }) => now)
          .map(({ kind, item, part, text, field, origins: [origin] }) => (
            <li key={`${kind} ${item} ${part}`} data-differs={items.has(`${kind} ${item}`)}>
              <button
                type="button"
                className={look.line}
                onClick={() => origin && goToOrigin(store, project, origin)}
              >
                {text}
                {field?.required && ['label', 'text'].includes(part) && <span> (required)</span>}
              </button>
            </li>
          ))}
      </ul>
    </article>
  );
}
