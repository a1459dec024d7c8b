import { useEffect, useState } from 'react';
import type { WidgetExample, WidgetRegistry } from '../../../widgets/types.ts';
import { ukDayAt } from '../../days/days.ts';
import type { WidgetWord } from '../../engine/trade-words.ts';
import { Example } from './Example.tsx';
import { withLongWords } from './long-words.ts';
import { Notices } from './Notices.tsx';
import styles from './Showcase.module.css';
import { Toggles } from './Toggles.tsx';
import { applyView, type View, viewOf } from './view.ts';

/** The widgets of a trade: what their words say, what draws them, and their states. */
export interface Shown {
  readonly words: Readonly<Record<string, WidgetWord>>;
  readonly widgets: WidgetRegistry;
  readonly examples: Readonly<Record<string, readonly WidgetExample[]>>;
  /** A picture that its notices may show, by its word. */
  readonly picture?: string;
}

/** Every form component in every one of its examples (Q2.60), made from the examples files alone. */
export function Showcase({ words, widgets, examples, picture }: Shown) {
  const all = Object.entries(words).flatMap(([name, { doc }]) => {
    const [Widget, states] = [widgets[name]?.Widget, examples[name]];
    return Widget === undefined || states === undefined ? [] : [{ name, doc, Widget, states }];
  });
  const [view, setView] = useState(() => viewOf(window.location.search));
  const [today] = useState(() => ukDayAt(new Date()));
  useEffect(() => applyView(view, document.documentElement), [view]);
  const choose = (next: View) => {
    setView(next);
    window.history.replaceState(null, '', `?${new URLSearchParams({ ...next })}`);
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Form components</h1>
        <p>
          Every component with every state that its examples file names. The width is that of the column;
          rules that look at the window follow the window. The system's colours stand in for the brand's: what
          forced colours do beyond that, only the system (Windows: contrast themes) or the browser's rendering
          tools show.
        </p>
        <Toggles view={view} onView={choose} />
      </header>
      <nav className={styles.nav} aria-label="Components">
        <ul>
          {[...all.map(({ name }) => name), 'notice', 'button'].map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.main} data-width={view.width}>
        {all.map(({ name, doc, Widget, states }) => (
          <section key={name} id={name} className={styles.widget} aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`}>{name}</h2>
            <p className={styles.doc}>
              {doc.split('`').map((part, place) =>
                // What stands between two backticks is a name of the definitions.
                place % 2 === 0 ? part : <code key={part}>{part}</code>,
              )}
            </p>
            {states.map((example) => (
              <Example
                key={example.name}
                widget={name}
                Widget={Widget}
                example={view.words === 'long' ? withLongWords(example) : example}
                today={today}
              />
            ))}
          </section>
        ))}
        <Notices picture={picture} />
      </main>
    </div>
  );
}
