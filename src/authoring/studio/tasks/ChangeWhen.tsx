import { useMemo } from 'react';
import { own } from '../../../engine/own.ts';
import type { CardDefinition, Condition } from '../../../engine/types.ts';
import { applyVariant } from '../../../engine/variant.ts';
import { capital } from '../../checker/phrase.ts';
import type { Project } from '../../review/project.ts';
import { Dialog } from '../Dialog.tsx';
import { AskForm } from '../form/AskForm.tsx';
import { edit } from '../state/changes.ts';
import { filesNow, textNow } from '../state/workspace.ts';
import { changed, requiredWhen, shownWhen } from './drafts.ts';
import { alone, forWhom, targetsOf } from './for-whom.ts';
import type { TaskProps } from './task.ts';
import { unless, whensOf } from './when.ts';

interface ChangeWhenProps extends TaskProps {
  readonly section: 'show' | 'require';
  readonly onClose: () => void;
  /** Told of the file that was drafted. */
  readonly onDrafted: (file: string) => void;
}

/** Asks when a line is required or hidden, and for whom, and drafts that. */
export function ChangeWhen({ store, project, staging, line, section, onClose, onDrafted }: ChangeWhenProps) {
  const whens = useMemo(() => whensOf(project, staging, line), [project, staging, line]);
  const targets = targetsOf(project, staging, line);
  const whom = useMemo(() => forWhom(project, staging, line, section), [project, staging, line, section]);
  const asks = section === 'require' ? 'When must it be answered?' : 'When is it hidden?';
  return (
    <Dialog title={`“${line.text}”`} onClose={onClose} isAsking>
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
        onSubmit={({ when, whom }) => {
          const { condition } = whens[Number(when)] ?? { condition: true };
          const file = whom === alone && targets.own !== undefined ? targets.own : targets.card;
          const text = textNow(store.getState(), file) ?? '';
          const variant = file === targets.own ? staging.context.owner.variant : undefined;
          const change =
            section === 'require'
              ? requiredWhen(line.item, condition)
              : shownWhen(
                  line.item,
                  unless(shownIn(project, line.step.definition.card, variant, line.item), condition),
                );
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

/** When a card shows an item, or when it does so with a variant over it. */
function shownIn({ data }: Project, name: string, variant: string | undefined, item: string): Condition {
  const card = data.cards[name];
  const over = variant === undefined ? undefined : data.variants[variant];
  if (card === undefined) return true;
  const shown: CardDefinition = over === undefined ? card : applyVariant(card, over, data.variants).card;
  return own(shown.show, item) ?? true;
}
