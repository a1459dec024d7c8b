import type { ReactNode } from 'react';
import styles from './HomePicture.module.css';

/** A pictured home: 0 a flat, 1 a terraced house, 2 or more a detached house. Decoration beside the choice's words. */
export function HomePicture({ size }: { readonly size: number }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 64" aria-hidden="true">
      {homes[Math.min(size, homes.length - 1)]}
      <path className={styles.ground} d="M4 61.5h88" />
    </svg>
  );
}

const homes: readonly ReactNode[] = [
  <g key="flat">
    <path className={styles.wall} d="M33 14h30v47H33z" />
    <path d="M31 10h34v4.5H31z" />
    <path className={styles.lit} d="M38 31h8v7h-8z" />
    <path className={styles.glass} d="M38 19h8v7h-8zm12 0h8v7h-8zm0 12h8v7h-8zM38 43h8v7h-8z" />
    <path d="M50 47h8v14h-8z" />
  </g>,
  <g key="terrace">
    <path
      className={styles.faint}
      d="M6 34h27v27H6zM63 34h27v27H63zM3 35l7-14h25l-4 14zM93 35l-7-14H61l4 14z"
    />
    <path className={styles.wall} d="M33 30h30v31H33z" />
    <path d="m30 32 8-16h20l8 16zM54 9h6v9h-6z" />
    <path className={styles.lit} d="M38 36h7v8h-7z" />
    <path className={styles.glass} d="M51 36h7v8h-7zM51 49h7v8h-7z" />
    <path d="M38 48h8v13h-8z" />
  </g>,
  <g key="detached">
    <path className={styles.wall} d="M18 30h46v31H18zM64 42h18v19H64z" />
    <path d="m12 32 29-22 29 22zM62 42h22l-3-6H65zM53 10h7v12l-7-5z" />
    <path className={styles.lit} d="M24 36h9v8h-9zM49 49h9v8h-9z" />
    <path className={styles.glass} d="M37 36h8v8h-8zM49 36h9v8h-9zM24 49h9v8h-9zM68 47h10v14H68z" />
    <path d="M37 48h8v13h-8z" />
  </g>,
];
