import PenLine from 'lucide-react/icons/pen-line';
import Printer from 'lucide-react/icons/printer';
import { useMemo, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { layoutOf } from '../../../definitions/layout.ts';
import { nounsOf } from '../../checker/owners.ts';
import { ownersOf } from '../../review/contexts.ts';
import { withLastChanges } from '../../review/last-change.ts';
import type { Project } from '../../review/project.ts';
import type { Sheet } from '../../review/sheet.ts';
import look from '../look.module.css';
import { Choose } from '../preview/ContextBar.tsx';
import { chosenContext } from '../preview/staging.ts';
import { choose } from '../state/changes.ts';
import { useSaid } from '../state/use-said.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { type Asker, useAnswer } from '../work/use-answer.ts';
import { SheetTable } from './SheetTable.tsx';
import styles from './SheetView.module.css';
import { SignDialog } from './SignDialog.tsx';

interface PaperProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  /** Files whose drafts are not saved: the sheet says that it speaks of them. */
  readonly drafts: readonly string[];
}

interface SheetViewProps extends PaperProps {
  readonly asker: Asker;
}

/** Everything that one owner's customers are told and asked, to be printed and signed. */
export function SheetView({ store, asker, project, drafts }: SheetViewProps) {
  const choice = useWorkspace(store, (now) => now.choice);
  const variant = chosenContext(project, choice)?.owner.variant ?? '';
  const { answer, says } = useAnswer(asker, 'sheet', variant);
  const [isSigning, setSigning] = useState(false);
  const [signed, setSigned] = useSaid(store);
  const log = useWorkspace(store, (now) => now.log);
  const sheet = useMemo(() => answer && withLastChanges(answer, log), [answer, log]);
  return (
    <div className={look.pane}>
      <div className={`${look.row} ${styles.controls}`}>
        <Choose
          label={nounsOf(project.trade).One}
          value={variant}
          options={ownersOf(project).map(({ variant, name }) => [variant, name])}
          onChoose={(variant) => choose(store, { variant })}
        />
        <Button onClick={() => window.print()}>
          <Printer size={18} /> Print
        </Button>
        {sheet && (
          <Button onClick={() => setSigning(true)}>
            <PenLine size={18} /> Sign
          </Button>
        )}
        <p role="status">{signed}</p>
      </div>
      {isSigning && sheet && (
        <SignDialog
          store={store}
          files={[...new Set(sheet.rows.flatMap(({ origins }) => origins[0]?.file ?? []))]}
          onClose={() => setSigning(false)}
          onSigned={setSigned}
        />
      )}
      {sheet === undefined ? (
        <p className={look.note} role="status">
          {says}
        </p>
      ) : (
        <Paper store={store} project={project} sheet={sheet} drafts={drafts} />
      )}
    </div>
  );
}

function Paper({ store, project, sheet, drafts }: PaperProps & { readonly sheet: Sheet }) {
  const { owner, contexts, rows, sent, version } = sheet;
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
  return (
    <article className={styles.paper}>
      <h2>{owner.name}: what customers are told and asked</h2>
      <dl className={styles.facts}>
        <Fact name="Version" says={version} />
        <Fact name="File" says={`${layoutOf(project.trade.words.owners).folder}/${owner.variant}.json`} />
        <Fact
          name={`${nounsOf(project.trade).One} id`}
          says={owner.id === undefined ? 'none' : String(owner.id)}
        />
        <Fact name="Situations" says={String(contexts)} />
        <Fact name="Sentences" says={String(rows.length)} />
        <Fact name="Printed" says={today} />
      </dl>
      {drafts.length > 0 && (
        <p className={look.box} data-tone="warning">
          With drafts that are not saved: {drafts.join(', ')}.
        </p>
      )}
      <SheetTable store={store} project={project} rows={rows} />
      {sent.length > 0 && (
        <>
          <h3>Sent without being asked</h3>
          <ul className={look.bullets}>
            {sent.map(({ field, value }) => (
              <li key={`${field} ${value}`}>
                {field}: {value}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.signatures}>
        {['Checked by', 'Approved by', 'Date'].map((label) => (
          <p key={label}>{label}</p>
        ))}
      </div>
    </article>
  );
}

function Fact({ name, says }: { readonly name: string; readonly says: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{says}</dd>
    </div>
  );
}
