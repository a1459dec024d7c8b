import type { RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { WidgetWord } from '../../../engine/trade-words.ts';
import { trade } from '../../../trade.ts';
import { unfitForTick } from '../../checker/rules/asking-tick.ts';
import { Dialog } from '../Dialog.tsx';
import { type Asked, AskForm, whatDraftsAre } from '../form/AskForm.tsx';
import { edit } from '../state/changes.ts';
import { filesNow, textNow } from '../state/workspace.ts';
import { askedAlone, asking, type Change, changed, type NewQuestion, nameFor } from './drafts.ts';
import { alone, countOwners, forWhomAnew, targetsOf } from './for-whom.ts';
import styles from './Tasks.module.css';
import type { TaskProps } from './task.ts';

interface AskQuestionProps extends TaskProps {
  readonly onClose: () => void;
  /** Told of the files that were drafted. */
  readonly onDrafted: (files: string) => void;
}

/** The widgets by which the trade can have a question answered without more ado, with how it says that. */
const ways = Object.entries<WidgetWord>(trade.words.widgets).flatMap(([widget, word]) =>
  word.asked === undefined ? [] : { widget, word, asked: word.asked },
);
const wayOf = (asked: Asked) => ways.find(({ widget }) => widget === asked.kind);
const isChosen = (asked: Asked) => wayOf(asked)?.word.choices === 'options';

/** Asks what a new question says and how it is answered, and drafts it into the card, behind the line that is looked at. */
export function AskQuestion({ store, project, staging, line, onClose, onDrafted }: AskQuestionProps) {
  const targets = targetsOf(project, staging, line);
  const whom = useMemo(() => forWhomAnew(project, staging), [project, staging]);
  const isShared = targets.own === undefined;
  return (
    <Dialog title="A new question" onClose={onClose} isAsking>
      {isShared && (
        <p className={styles.now}>
          All {countOwners(project)} will ask it: this card is the same for all of them.
        </p>
      )}
      <p className={styles.now}>
        Its answer is kept, and what is shown or required may depend on it. Ask a developer to have it sent
        on.
      </p>
      <AskForm
        schema={(asked) => ({
          ...form,
          required: [
            ...form.required,
            ...(isChosen(asked) ? ['choices'] : []),
            ...(isShared ? [] : ['whom']),
          ],
          properties: {
            ...beginning,
            ...(isChosen(asked) && { choices }),
            ...others,
            ...(!isShared && { whom: whom.schema }),
          },
        })}
        uiSchema={{ ...uiSchema, whom: whom.uiSchema }}
        submit="Draft it"
        note={whatDraftsAre}
        onSubmit={(asked) => {
          const { words, choices, required, personal, name, whom } = asked;
          const way = wayOf(asked);
          if (way === undefined) return ['Choose first how it is answered.'];
          const unfit = unfitForTick(way.word, String(words));
          if (unfit !== undefined) return [unfit];
          const question: NewQuestion = {
            name: String(name ?? '') || nameFor(String(words)),
            words: String(words),
            widget: way.widget,
            word: way.word,
            choices: String(choices ?? '')
              .split('\n')
              .flatMap((one) => one.trim() || []),
            isRequired: required === true,
            isPersonal: personal === true,
            after: line.item,
            isAlone: !isShared && whom === alone,
          };
          if (question.name in line.step.card.schema.properties)
            return [`This card asks for “${question.name}” already: give the answer another name.`];
          if (isChosen(asked) && new Set(question.choices).size < 2)
            return ['Write at least two choices that differ, each on a line of its own.'];
          const now = store.getState();
          const made = (file: string, change: Change) =>
            changed(filesNow(now), { file, text: textNow(now, file) ?? '' }, change);
          const card = made(targets.card, asking(question));
          if (question.isAlone && targets.own !== undefined)
            edit(store, card, made(targets.own, askedAlone(question)));
          else edit(store, card);
          onDrafted(question.isAlone ? `${targets.card} and ${targets.own}` : targets.card);
          onClose();
          return [];
        }}
      />
    </Dialog>
  );
}

const form = { type: 'object', required: ['words', 'kind'] } as const;

const beginning: RJSFSchema['properties'] = {
  words: { type: 'string', title: 'What it asks', minLength: 1 },
  kind: { type: 'string', title: 'How it is answered', enum: ways.map(({ widget }) => widget) },
};

const choices: RJSFSchema = { type: 'string', title: 'The choices, each on a line of its own' };

const others: RJSFSchema['properties'] = {
  required: { type: 'boolean', title: 'It must be answered' },
  personal: { type: 'boolean', title: 'Its answer is personal: it is encrypted, and never written to a log' },
  name: {
    type: 'string',
    title: 'The name of its answer, where it is sent',
    description: 'Made of the question’s own words where nothing is said.',
    pattern: '^[a-z][A-Za-z0-9]*$',
  },
};

const uiSchema = {
  kind: { 'ui:enumNames': ways.map(({ asked }) => asked) },
  choices: { 'ui:widget': 'textarea' },
};
