import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo, useRef } from 'react';
import type { Json } from '../../../engine/types.ts';
import { fillsNothing } from '../../../react/rjsf/index.ts';
import type { Problem } from '../../checker/problem.ts';
import type { Speech } from '../../review/said-value.ts';
import look from '../look.module.css';
import type { Titles } from '../words/titles.ts';
import styles from './PieceForm.module.css';
import { checkerErrors, inPlainWords } from './piece-errors.ts';
import { pieceSchema, schemaAt } from './piece-schema.ts';
import { heldBy, type Piece } from './pieces.ts';
import { StudioForm } from './theme.tsx';
import { useSame } from './use-same.ts';
import { type Path, valueAt } from './value-at.ts';
import { withPiece } from './write-piece.ts';

interface PieceFormProps {
  /** The schema of the file, with all names that may stand in it (`editorSchema`). */
  readonly whole: RJSFSchema;
  /** The file's text; it can be read as JSON and has the piece. */
  readonly text: string;
  readonly piece: Piece;
  readonly titles: Titles;
  readonly speech: Speech;
  /** What the checker finds in the file. */
  readonly problems: readonly Problem[];
  /** Takes the file's next text. */
  readonly onText: (text: string) => void;
  /** Somebody works at the value of this path of the file. */
  readonly onVisit: (path: Path) => void;
}

/** One part of a definition file as a form of rjsf, over the draft's text: it holds no value of its own. */
export function PieceForm({ whole, text, piece, titles, speech, problems, onText, onVisit }: PieceFormProps) {
  const file: Json = valueAt(text, []) ?? null;
  const value = heldBy(file, piece);
  const opened = useRef(value);
  const made = pieceSchema(whole, piece, file, opened.current, titles);
  const form = useSame(made);
  const errors = useMemo(
    () => checkerErrors(form.schema, piece.path, text, problems),
    [form, piece, text, problems],
  );
  return (
    <StudioForm
      className={`${styles.form} ${look.pane}`}
      {...form}
      {...fillsNothing}
      formContext={speech}
      idPrefix="piece"
      idSeparator="/"
      tagName="div"
      validator={validator}
      formData={value}
      onFocus={(id) => onVisit([...piece.path, ...pathOf(id)])}
      extraErrors={errors}
      transformErrors={inPlainWords}
      liveValidate="onChange"
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }) => {
        const next = withPiece(text, piece.path, schemaAt(whole, piece.path, file), value, formData);
        if (next !== text) onText(next);
      }}
    />
  );
}

/** The path that a field's id says: `piece/options/0/label`. */
function pathOf(id: string): Path {
  const keys = id.split('/').slice(1);
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
