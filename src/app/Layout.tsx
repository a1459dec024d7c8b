import type { ReactNode } from 'react';
import { say as sayWidget } from '../../widgets/say.ts';
import { TextLink } from '../../widgets/wording/TextLink.tsx';
import { sayAround } from '../energy/pages/frame-words.ts';
import { Link } from '../react/page/Link.tsx';
import { around, ownLanguage, speakWithin, written } from '../words/language.ts';
import { Languages } from './Languages.tsx';
import styles from './Layout.module.css';
import { addressOf } from './own-pages/own-pages.ts';
import { Steps } from './Steps.tsx';
import type { AppSettings } from './settings.ts';
import type { LanguageChoice } from './use-language.ts';

interface LayoutProps {
  readonly settings: AppSettings;
  /** The step of the journey, 1 to 4; 0 for a page that is none of them. */
  readonly step: number;
  /** What the page is about. */
  readonly title: string;
  readonly language: LanguageChoice;
  /** The journey of the page within the frame; absent where it has none, and says what the frame says. */
  readonly journey: string | undefined;
  readonly children: ReactNode;
}

/** What stands around every page: skip link, name, steps, and the footer's links (Q1.01, Q1.04). */
export function Layout({ settings, step, title, language, journey, children }: LayoutProps) {
  speakWithin(journey);
  return (
    <>
      <a className={styles.skip} href="#main">
        {sayAround('skip')}
      </a>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Link className={styles.name} to="/switch/home-energy">
            {settings.logoMark !== undefined && <Mark drawing={settings.logoMark} />}
            {settings.logoText}
          </Link>
          <Languages offered={settings.languages} choice={language} />
        </div>
      </header>
      {step > 0 && <Steps current={step} title={title} />}
      <main id="main" lang={ownLanguage()} tabIndex={-1} data-step={step} className={styles.main}>
        {children}
      </main>
      <Footer settings={settings} />
    </>
  );
}

function Footer({ settings }: Pick<LayoutProps, 'settings'>) {
  const { supplierEmail, termsUrl, privacyUrl } = settings.brand;
  const opens = around(() => sayWidget('new-tab'));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <ul className={styles.links}>
          <li>
            <TextLink href={`mailto:${supplierEmail}`}>{String(supplierEmail)}</TextLink>
          </li>
          <li>
            <TextLink href={String(termsUrl)} opens={opens}>
              {sayAround('terms')}
              <span className="visually-hidden"> {sayAround('of-brand', { name: settings.logoText })}</span>
            </TextLink>
          </li>
          <li>
            <TextLink href={String(privacyUrl)} opens={opens}>
              {sayAround('privacy')}
            </TextLink>
          </li>
          {settings.pages.map((page) => (
            <li key={page.name} lang={written.lang}>
              <Link to={addressOf(page)}>{page.title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** The brand's own mark; its name stands beside it, so it says nothing itself. */
function Mark({ drawing }: { readonly drawing: string }) {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.markGround} width="32" height="32" />
      <path className={styles.markLines} d={drawing} />
    </svg>
  );
}
