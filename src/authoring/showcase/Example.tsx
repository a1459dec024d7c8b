import { type ComponentType, Suspense, useId, useState } from 'react';
import { Button } from '../../../widgets/button/Button.tsx';
import { exampleField } from '../../../widgets/examples.ts';
import type { WidgetExample, WidgetProps } from '../../../widgets/types.ts';
import type { Json } from '../../engine/types.ts';
import styles from './Showcase.module.css';

interface ExampleProps {
  readonly widget: string;
  readonly Widget: ComponentType<WidgetProps>;
  readonly example: WidgetExample;
  readonly today: string;
}

/** One example, alive: what a person answers, and what the widget reports, stand below it. */
export function Example({ widget, Widget, example, today }: ExampleProps) {
  const id = useId();
  const field = exampleField(widget, example);
  const [value, setValue] = useState<Json | undefined>(example.value);
  const [last, setLast] = useState('nothing yet');
  const [shown, setShown] = useState(example.covers !== true);
  return (
    <article className={styles.example}>
      <h3 className={styles.name}>{example.name}</h3>
      <div className={styles.card}>
        {shown ? (
          <Suspense fallback={<p>Loading…</p>}>
            <Widget
              id={`${id}-field`}
              field={field}
              value={value}
              error={example.error}
              busy={example.busy ?? false}
              today={today}
              onChange={(next) => {
                setValue(next);
                setLast('changed');
              }}
              onLeave={() => setLast('left')}
              {...(field.ui.action === undefined ? {} : { onAction: () => setLast('button pressed') })}
            >
              {example.children}
            </Widget>
          </Suspense>
        ) : (
          <Button onClick={() => setShown(true)}>Show this example</Button>
        )}
      </div>
      <p className={styles.report}>
        Answer <code>{value === undefined ? 'none' : JSON.stringify(value)}</code> · last report: {last}
      </p>
    </article>
  );
}
