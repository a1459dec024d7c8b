import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import look from '../look.module.css';
import { useSaid } from '../state/use-said.ts';
import { AskQuestion } from './AskQuestion.tsx';
import { ChangeWhen } from './ChangeWhen.tsx';
import styles from './Tasks.module.css';
import type { TaskProps } from './task.ts';

const names = { require: 'Required…', show: 'Hidden…', ask: 'A new question…' };
type Task = keyof typeof names;

/** What may be done with a line without writing JSON: when it is required, when it is hidden, and what is asked behind it. */
export function Tasks(props: TaskProps) {
  const [task, setTask] = useState<Task>();
  const [drafted, setDrafted] = useSaid(props.store);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (drafted !== '') said.current?.scrollIntoView({ block: 'nearest' });
  }, [drafted]);
  const onClose = () => setTask(undefined);
  const { kind } = props.line;
  const offered: readonly Task[] =
    kind === 'field' ? ['require', 'show', 'ask'] : kind === 'card' ? [] : ['show', 'ask'];
  if (offered.length === 0) return null;
  return (
    <>
      <p className={look.ways}>
        {offered.map((one) => (
          <Button key={one} kind="quiet" onClick={() => setTask(one)}>
            {names[one]}
          </Button>
        ))}
      </p>
      <p ref={said} role="status" className={styles.drafted}>
        {drafted !== '' && `Drafted into ${drafted}: look at it in the preview, then save.`}
      </p>
      {(task === 'require' || task === 'show') && (
        <ChangeWhen {...props} section={task} onClose={onClose} onDrafted={setDrafted} />
      )}
      {task === 'ask' && <AskQuestion {...props} onClose={onClose} onDrafted={setDrafted} />}
    </>
  );
}
