import { useMemo } from 'react';
import { explainItem } from '../../../engine/explain.ts';
import type { Model } from '../../../engine/model.ts';
import { namingOf } from '../../../engine/naming.ts';
import { own } from '../../../engine/own.ts';
import { says } from '../../../engine/says.ts';
import type { CardDefinition, Condition, JourneyState } from '../../../engine/types.ts';
import { applyVariant } from '../../../engine/variant.ts';
import { capital } from '../../checker/phrase.ts';
import type { Project } from '../../review/project.ts';
import { Dialog } from '../Dialog.tsx';
import { AskForm, whatDraftsAre } from '../form/AskForm.tsx';
import look from '../look.module.css';
import type { StagedLine, Staging } from '../preview/staging.ts';
import { edit } from '../state/changes.ts';
import { filesNow, textNow } from '../state/workspace.ts';
import { changed, requiredWhen, shownWhen } from './drafts.ts';
import { alone, forWhom, targetsOf } from './for-whom.ts';
import styles from './Tasks.module.css';
import type { TaskProps } from './task.ts';
import { unless, whensOf } from './when.ts';

type Section = 'show' | 'require';

interface ChangeWhenProps extends TaskProps {
  readonly section: Section;
  readonly onClose: () => void;
  /** Told of the file that was drafted. */
  readonly onDrafted: (file: string) => void;
}

/** Asks when a line is required or hidden, and for whom, and drafts that. */
export function ChangeWhen(props: ChangeWhenProps) {
  const { store, project, staging, state, line, section, onClose, onDrafted } = props;
  const whens = useMemo(() => whensOf(project, staging, line), [project, staging, line]);
  const targets = targetsOf(project, staging, line);
  const whom = useMemo(() => forWhom(project, staging, line, section), [project, staging, line, section]);
  const hidden = section === 'show' ? hiddenBy(staging, state, line) : [];
  const asks = section === 'require' ? 'When must it be answered?' : 'When is it hidden?';
  return (
    <Dialog title={`${titles[section]}: “${line.text}”`} onClose={onClose} isAsking>
      <p className={styles.now}>{saysNow(project, staging, line, section)}</p>
      {hidden.length > 0 && (
        <div className={`${look.box} ${styles.now}`} data-tone="info">
          <p>It is hidden already, as things stand in the preview:</p>
          <ul className={look.bullets}>
            {hidden.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <AskForm
        schema={{
          type: 'object',
          required: targets.own === undefined ? ['when'] : ['when', 'whom'],
          properties: {
            when: { type: 'string', title: asks, enum: whens.map((_, index) => `${index}`) },
            ...(targets.own !== undefined && { whom: whom.schema }),
          },
        }}
        uiSchema={{
          when: { 'ui:enumNames': whens.map(({ says }) => capital(says)) },
          whom: whom.uiSchema,
        }}
        submit="Draft it"
        note={whatDraftsAre}
        onSubmit={({ when, whom }) => {
          const { condition } = whens[Number(when)] ?? { condition: true };
          const file = whom === alone && targets.own !== undefined ? targets.own : targets.card;
          const text = textNow(store.getState(), file) ?? '';
          const variant = file === targets.own ? staging.context.owner.variant : undefined;
          const change =
            section === 'require'
              ? requiredWhen(line.item, condition)
              : shownWhen(line.item, unless(decidedIn(project, line, variant, 'show'), condition));
          const next = changed(filesNow(store.getState()), { file, text }, change);
          if (next.text === text) return ['That is so already.'];
          edit(store, next);
          onDrafted(file);
          onClose();
          return [];
        }}
      />
    </Dialog>
  );
}

/** What holds by now, in a sentence: `Now, for OVO: it shows when …`. */
function saysNow(project: Project, { context, model }: Staging, line: StagedLine, section: Section): string {
  const isOwn = line.step.definition.variant !== undefined;
  const now = decidedIn(project, line, isOwn ? context.owner.variant : undefined, section);
  const { always, never, when } = words[section];
  const said = typeof now === 'boolean' ? (now ? always : never) : `${when} ${saysWhen(project, now, model)}`;
  return `Now${isOwn ? `, for ${context.owner.name}` : ''}: ${said}.`;
}

/** By what a line is hidden as the journey now stands, a sentence each with the values that it hangs on; nothing of one that shows. */
function hiddenBy({ model }: Staging, state: JourneyState, { step, item }: StagedLine): readonly string[] {
  const [name = item] = [...step.baseNames].find(([, base]) => base === item) ?? [];
  const reasons = explainItem(model, state, { id: step.id, item: name }, undefined, namingOf(model));
  return reasons.flatMap(({ about, sentence }) => (about === 'hidden' ? [sentence] : []));
}

const saysWhen = ({ data }: Project, when: Condition, model: Model) =>
  says(when, data.conditions, namingOf(model));

const titles: Readonly<Record<Section, string>> = { require: 'Required', show: 'Hidden' };

const words = {
  require: {
    always: 'it must always be answered',
    never: 'it need not be answered',
    when: 'it must be answered when',
  },
  show: { always: 'it always shows', never: 'it never shows', when: 'it shows when' },
};

/** When a card shows or requires an item, or when it does so with a variant over it. */
function decidedIn(
  { data }: Project,
  { step, item }: StagedLine,
  variant: string | undefined,
  section: Section,
): Condition {
  const card = data.cards[step.definition.card];
  const over = variant === undefined ? undefined : data.variants[variant];
  const usual = section === 'show';
  if (card === undefined) return usual;
  const decided: CardDefinition = over === undefined ? card : applyVariant(card, over, data.variants).card;
  return own(decided[section], item) ?? usual;
}
