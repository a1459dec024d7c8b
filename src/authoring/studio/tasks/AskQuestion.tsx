import type { RJSFSchema } from '@rjsf/utils';
import { Dialog } from '../Dialog.tsx';
import { AskForm } from '../form/AskForm.tsx';
import { edit, goTo } from '../state/changes.ts';
import { filesNow, textNow } from '../state/workspace.ts';
import { type AnswerKind, answers, asking, changed, nameFor } from './drafts.ts';
import { targetsOf } from './for-whom.ts';
import type { TaskProps } from './task.ts';

interface AskQuestionProps extends TaskProps {
  readonly onClose: () => void;
}

const kinds: Readonly<Record<AnswerKind, string>> = {
  checkbox: 'by ticking a box',
  'yes-no': 'with yes or no',
  choices: 'with one of several',
  'text-field': 'in words',
};
const isKind = (value: unknown): value is AnswerKind => answers.some((kind) => kind === value);

/** Asks what a new question says and how it is answered, and drafts it into the card, behind the line that is looked at. */
export function AskQuestion({ store, project, staging, line, onClose }: AskQuestionProps) {
  const { card } = targetsOf(project, staging, line);
  return (
    <Dialog title="A new question" onClose={onClose}>
      <AskForm
        schema={schema}
        uiSchema={uiSchema}
        submit="Draft it"
        onSubmit={({ words, kind, choices, required, personal, name }) => {
          const text = textNow(store.getState(), card) ?? '';
          const question = {
            name: String(name ?? '') || nameFor(String(words)),
            words: String(words),
            kind: isKind(kind) ? kind : 'checkbox',
            choices: String(choices ?? '')
              .split('\n')
              .flatMap((one) => one.trim() || []),
            isRequired: required === true,
            isPersonal: personal === true,
            after: line.item,
          };
          if (question.name in line.step.card.schema.properties)
            return [`This card asks for “${question.name}” already: give the answer another name.`];
          if (question.kind === 'choices' && new Set(question.choices).size < 2)
            return ['Write at least two choices that differ, each on a line of its own.'];
          const next = changed(filesNow(store.getState()), { file: card, text }, asking(question));
          edit(store, next);
          goTo(store, card, next.text.indexOf(`"${question.name}": {`));
          onClose();
          return [];
        }}
      />
    </Dialog>
  );
}

const schema: RJSFSchema = {
  type: 'object',
  required: ['words', 'kind'],
  properties: {
    words: { type: 'string', title: 'What it asks', minLength: 1 },
    kind: { type: 'string', title: 'How it is answered', enum: [...answers] },
    choices: { type: 'string', title: 'The choices, each on a line of its own' },
    required: { type: 'boolean', title: 'It must be answered' },
    personal: { type: 'boolean', title: 'Its answer tells of a person: it is sealed, and never logged' },
    name: {
      type: 'string',
      title: 'The name of its answer, where it is sent',
      description: 'Made of the question’s first words where nothing is said.',
      pattern: '^[a-z][A-Za-z0-9]*$',
    },
  },
};

const uiSchema = {
  kind: { 'ui:enumNames': answers.map((kind) => kinds[kind]) },
  choices: { 'ui:widget': 'textarea' },
};
