import { memo, useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { kindOf } from '../../../definitions/kinds.ts';
import { placeholdersIn } from '../../../engine/text.ts';
import { trade } from '../../../trade.ts';
import { type Problem, told } from '../../checker/problem.ts';
import look from '../look.module.css';
import { edit } from '../state/changes.ts';
import { textNow, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { leaveUnfilled } from './leave-unfilled.ts';
import { type Sentence, sentencesIn, withSentence } from './sentences.ts';
import { type Called, sentenceCalled, useTitles } from './titles.ts';
import { type Original, originalsOf, translatedAt, withWords } from './translations.ts';
import styles from './WordsView.module.css';

interface WordsViewProps {
  readonly store: WorkspaceStore;
  readonly problems: readonly Problem[];
  /** The cursor was sent to a place where no sentence stands. */
  readonly onLost: () => void;
}

/** The open file as its sentences alone, each to be edited as plain words: the same text that the JSON view shows. */
export function WordsView({ store, problems, onLost }: WordsViewProps) {
  const file = useWorkspace(store, (now) => now.file);
  const text = useWorkspace(store, (now) => textNow(now, now.file) ?? '');
  // What somebody else saved meanwhile is no change of the draft.
  const begun = useWorkspace(store, (now) => now.begun.get(now.file) ?? now.saved.get(now.file)?.text);
  const sentences = useMemo(() => sentencesIn({ file, text }), [file, text]);
  const before = useMemo(() => {
    const all = begun === undefined ? [] : sentencesIn({ file, text: begun });
    return new Map(all.map((sentence) => [sentence.path.join(' '), sentence.text]));
  }, [file, begun]);
  const titles = useTitles(store);
  const originals = useOriginals(store, file, text);
  const list = useFollowedGoal(store, sentences, onLost);
  if (sentences.length === 0) {
    const isBroken = problems.some((problem) => problem.file === file && problem.id === 'bad-json');
    return (
      <p className={look.note}>
        {isBroken ? broken : (none[kindOf(file, trade)?.kind ?? ''] ?? 'This file holds no sentences.')}
      </p>
    );
  }
  const [filled] = sentences.flatMap((sentence) => placeholdersIn(sentence.text));
  return (
    <div className={look.pane}>
      {filled !== undefined && (
        <p className={`quiet ${styles.filled}`}>
          What stands in braces, such as {`{${filled}}`}, is filled in: it may stand elsewhere in its
          sentence, but leave it as it is written.
        </p>
      )}
      <ol ref={list} className={styles.list} aria-label={`Sentences of ${file}`}>
        {sentences.map((sentence) => (
          <Words
            key={sentence.path.join(' ')}
            store={store}
            file={file}
            place={JSON.stringify(sentence.path)}
            {...sentenceCalled(sentence, titles)}
            {...originals.get(translatedAt(sentence.path) ?? '')}
            text={sentence.text}
            isChanged={before.get(sentence.path.join(' ')) !== sentence.text}
            told={problems
              .filter((problem) => problem.file === file && isIn(text, problem, sentence))
              .map(told)
              .join(between)}
          />
        ))}
      </ol>
    </div>
  );
}

const broken = 'The JSON is broken. Mend it in the JSON view first.';

const { one } = trade.words.owners;

/** What is said of a file without sentences, by its kind, where more can be said than that. */
const none: Readonly<Record<string, string>> = {
  variant: `This ${one} has no words of its own: it says what all say. Click a sentence in the preview to say it otherwise for this ${one} alone.`,
};

/** What the translations of the open file are of; none where it is no language's file. */
function useOriginals(store: WorkspaceStore, file: string, text: string): ReadonlyMap<string, Original> {
  const saved = useWorkspace(store, (now) => now.saved);
  const drafts = useWorkspace(store, (now) => now.drafts);
  return useMemo(
    () => originalsOf({ file, text }, (one) => textNow({ saved, drafts }, one)),
    [saved, drafts, file, text],
  );
}

/** Focuses the sentence that the cursor is sent to, once for each time. */
function useFollowedGoal(store: WorkspaceStore, sentences: readonly Sentence[], onLost: () => void) {
  const list = useRef<HTMLOListElement>(null);
  const goal = useWorkspace(store, (now) => now.goal);
  const done = useRef(goal);
  useEffect(() => {
    if (goal === undefined || goal === done.current) return;
    done.current = goal;
    const place = sentences.findIndex(
      ({ offset, length }) => goal.offset >= offset && goal.offset <= offset + length,
    );
    const field = list.current?.querySelectorAll('textarea')[place];
    if (field === undefined) return onLost();
    field.focus();
    field.scrollIntoView({ block: 'nearest' });
  }, [goal, sentences, onLost]);
  return list;
}

interface WordsProps extends Called, Partial<Pick<Original, 'source' | 'was'>> {
  readonly store: WorkspaceStore;
  readonly file: string;
  /** The sentence's path, as JSON. */
  readonly place: string;
  readonly text: string;
  readonly isChanged: boolean;
  /** What is wrong with it, one thing after the other. */
  readonly told: string;
}

/** What stands between two things that are told. */
const between = '\n\n';

/** One sentence; drawn again only when something of it changes, for a keystroke concerns one of many. */
const Words = memo(function Words(props: WordsProps) {
  const { store, file, place, title, name, text, source, was, isChanged, told } = props;
  const id = useId();
  const path: Sentence['path'] = JSON.parse(place);
  const now = () => textNow(store.getState(), file) ?? '';
  // Its place in the file becomes the cursor's, so that the preview marks it.
  const visit = () => {
    const here = sentencesIn({ file, text: now() }).find((one) => JSON.stringify(one.path) === place);
    if (here !== undefined) store.setState({ cursor: here.offset + 1 });
  };
  const write = (words: string) => {
    const translated = translatedAt(path);
    const next =
      translated === undefined || source === undefined
        ? withSentence(now(), path, words)
        : withWords(now(), translated, source, words);
    edit(store, { file, text: next });
  };
  return (
    <li>
      <div className={styles.head}>
        <label htmlFor={id}>
          {title}
          {name !== undefined && <span className={look.small}> {name}</span>}
        </label>
        {isChanged && (
          <span className={look.pill} data-tone="info">
            changed
          </span>
        )}
      </div>
      <textarea
        id={id}
        value={text}
        rows={Math.min(8, Math.ceil(Math.max(1, text.length) / 56) + (text.match(/\n/g)?.length ?? 0))}
        onFocus={visit}
        // Who looks up the words in another window has not left them.
        onBlur={({ relatedTarget }) => {
          const isLeft = relatedTarget !== null || document.hasFocus();
          if (text === '' && isLeft && translatedAt(path)) leaveUnfilled(store, translatedAt(path));
        }}
        onChange={({ target }) => write(target.value)}
      />
      {was !== undefined && (
        <p className="quiet">
          These are words for “{was}”. People see the new text until you change them.{' '}
          <Button kind="quiet" onClick={() => write(text)}>
            They still fit
          </Button>
        </p>
      )}
      {told !== '' &&
        told.split(between).map((one) => (
          <p key={one} className={styles.problem}>
            {one}
          </p>
        ))}
    </li>
  );
});

function isIn(text: string, { line }: Problem, { offset, length }: Sentence): boolean {
  const first = text.slice(0, offset).split('\n').length;
  const last = text.slice(0, offset + length).split('\n').length;
  return line >= first && line <= last;
}
