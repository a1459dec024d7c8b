import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { safeUrl } from '../../src/engine/safe-url.ts';
import { say } from '../say.ts';
import styles from './Wording.module.css';

interface TextLinkProps {
  readonly href: string;
  /** How it says that it opens in a new tab, where the page's language is not its own. */
  readonly opens?: string;
  readonly children: ReactNode;
}

/** A link to an address that JSON or a server gave: other sites open in a new tab and say so, by a sign that stays with the last word; an unsafe one is text. */
export function TextLink({ href, opens = say('new-tab'), children }: TextLinkProps) {
  const address = safeUrl(href);
  if (address === undefined) return children;
  if (!/^https:/i.test(address)) return <a href={address}>{children}</a>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
      {/* Nothing that is underlined: the room between is the sign's. */}
      {'\u2060'}
      <span className={styles.external}>
        <ExternalLink size="0.85em" />
        <span className="visually-hidden"> {opens}</span>
      </span>
    </a>
  );
}
