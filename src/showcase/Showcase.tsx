import { useEffect, useState } from 'react';
import { examples } from '../../widgets/examples.ts';
import { type WidgetName, widgetWords } from '../vocabulary/widgets.ts';
import { Example } from './Example.tsx';
import { Notices } from './Notices.tsx';
import styles from './Showcase.module.css';
import { Switches } from './Switches.tsx';
import { applyView, firstView } from './view.ts';

const names = Object.keys(widgetWords).filter((name): name is WidgetName => Object.hasOwn(examples, name));

/** Every form component in every one of its examples (Q2.60), made from the examples files alone. */
export function Showcase() {
  const [view, setView] = useState(firstView);
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' }));
  useEffect(() => applyView(view, document.documentElement), [view]);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Form components</h1>
        <p>
          Every component with every state that its examples file names. To see forced colours, switch them on
          in the system (Windows: contrast themes) or emulate them in the browser's rendering tools.
        </p>
        <Switches view={view} onView={setView} />
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
              <Example key={example.name} widget={name} example={example} today={today} />
            ))}
          </section>
        ))}
        <Notices />
      </main>
    </div>
  );
}
