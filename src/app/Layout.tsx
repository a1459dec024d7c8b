import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TextLink } from '../../widgets/wording/TextLink.tsx';
import { say } from '../energy/pages/frame-words.ts';
import styles from './Layout.module.css';
import { Steps } from './Steps.tsx';
import type { AppSettings } from './settings.ts';

interface LayoutProps {
  readonly settings: AppSettings;
  /** The step of the journey, 1 to 4; 0 for a page that is none of them. */
  readonly step: number;
  readonly children: ReactNode;
}

/** What stands around every page: skip link, name, steps, and the footer's links (Q1.01, Q1.04). */
export function Layout({ settings, step, children }: LayoutProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {say('skip')}
      </a>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Link className={styles.name} to="/switch/home-energy">
            {settings.logoMark !== undefined && <Mark drawing={settings.logoMark} />}
            {settings.logoText}
          </Link>
        </div>
      </header>
      {step > 0 && <Steps current={step} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer brand={settings.brand} />
    </>
  );
}

/** Holds the room of a page whose code is on its way, so that the footer does not jump; says so when it takes long. */
export function Coming() {
  return (
    <div className={styles.coming} aria-busy="true">
      <h1 className="visually-hidden">{say('waiting')}</h1>
      <p>{say('late')}</p>
    </div>
  );
}

function Footer({ brand }: { readonly brand: AppSettings['brand'] }) {
  const { supplierName, supplierEmail, termsUrl, privacyUrl } = brand;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <ul className={styles.links}>
          <li>
            <TextLink href={`mailto:${supplierEmail}`}>{String(supplierEmail)}</TextLink>
          </li>
          <li>
            <TextLink href={String(termsUrl)}>{say('terms')}</TextLink>
          </li>
          <li>
            <TextLink href={String(privacyUrl)}>{say('privacy')}</TextLink>
          </li>
        </ul>
        <p>{say('about', { name: String(supplierName) })}</p>
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
