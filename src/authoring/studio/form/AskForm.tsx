import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import type { Json } from '../../../engine/types.ts';
import { fillsNothing } from '../../../react/rjsf/index.ts';
import styles from './AskForm.module.css';
import fields from './PieceForm.module.css';
import { inPlainWords } from './piece-errors.ts';
import { StudioForm } from './theme.tsx';
import { useSame } from './use-same.ts';

/** What was filled in, by the names of the form's fields. */
export type Asked = Readonly<Record<string, Json | undefined>>;

interface AskFormProps {
  /** The questions, or which they are by what was answered so far. */
  readonly schema: RJSFSchema | ((asked: Asked) => RJSFSchema);
  readonly uiSchema?: UiSchema;
  readonly begin?: Asked;
  /** The words of its button, and what that does where they do not say it. */
  readonly submit: string;
  readonly note?: string;
  /** Takes what was filled in once the validator passes it; gives why it cannot be done, a sentence each. */
  readonly onSubmit: (asked: Asked) => readonly string[];
}

/** What a form that drafts does, for who never drafted anything. */
export const whatDraftsAre = 'A draft is seen in the preview, and nowhere else until you save it.';

/** A few questions as one form of rjsf, asked before something is drafted. */
export function AskForm({ schema, uiSchema = {}, begin = {}, submit, note, onSubmit }: AskFormProps) {
  const [asked, setAsked] = useState(begin);
  const drawn = useSame(typeof schema === 'function' ? schema(asked) : schema);
  const alert = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  return (
    <StudioForm
      className={`${fields.form} ${styles.form}`}
      schema={drawn}
      uiSchema={uiSchema}
      {...fillsNothing}
      idPrefix="ask"
      idSeparator="/"
      validator={validator}
      formData={asked}
      transformErrors={inPlainWords}
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => {
        setAsked(formData);
        setRefused([]);
      }}
      onSubmit={({ formData }) => setRefused(onSubmit(formData))}
      // By now what is wrong stands at its field. A frame later the cursor could leave what is typed by then.
      onError={() => focusWrong(alert.current)}
    >
      <div ref={alert} role="alert" className={styles.refused}>
        {refused.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {note !== undefined && <p>{note}</p>}
      <Button type="submit" kind="primary">
        {submit}
      </Button>
    </StudioForm>
  );
}

/** Puts the cursor into the first field of a form that has to be mended. */
function focusWrong(inside: HTMLElement | null): void {
  const wrong = inside
    ?.closest('form')
    ?.querySelector<HTMLElement>('[data-wrong] :is(input, select, textarea)');
  wrong?.focus();
}
