import { useEffect, useState } from 'react';
import { examples } from '../../../widgets/examples.ts';
import { type WidgetName, widgetWords } from '../../../widgets/words.ts';
import { ukDayAt } from '../../days/days.ts';
import { Example } from './Example.tsx';
import { withLongWords } from './long-words.ts';
import { Notices } from './Notices.tsx';
import styles from './Showcase.module.css';
import { Toggles } from './Toggles.tsx';
import { applyView, type View, viewOf } from './view.ts';

const names = Object.keys(widgetWords).filter((name): name is WidgetName => Object.hasOwn(examples, name));

/** Every form component in every one of its examples (Q2.60), made from the examples files alone. */
export function Showcase() {
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
          {[...names, 'notice', 'button'].map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.main} data-width={view.width}>
        {names.map((name) => (
          <section key={name} id={name} className={styles.widget} aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`}>{name}</h2>
            <p className={styles.doc}>{widgetWords[name].doc}</p>
            {examples[name].map((example) => (
              <Example
                key={example.name}
                widget={name}
                example={view.words === 'long' ? withLongWords(example) : example}
                today={today}
              />
            ))}
          </section>
        ))}
        <Notices />
      </main>
    </div>
  );
}
