import { memo } from 'react';
import look from '../look.module.css';
import styles from './FilesPane.module.css';

interface FileRowProps {
  readonly file: string;
  readonly name: string;
  /** What people call it. */
  readonly title: string | undefined;
  readonly isOpen: boolean;
  /** How many problems the file has, and how many of them are errors. */
  readonly problems: number;
  readonly errors: number;
  readonly isChanged: boolean;
  readonly isNew: boolean;
  readonly isLate: boolean;
  readonly onOpen: (file: string) => void;
}

/** A file of the list, with what is to be said of it; drawn again only when that changes, for a keystroke concerns one of many. */
export const FileRow = memo(function FileRow({ file, name, title, isOpen, onOpen, ...badges }: FileRowProps) {
  return (
    <li>
      <button
        type="button"
        className={`${look.line} ${styles.file}`}
        aria-current={isOpen || undefined}
        title={file}
        onClick={() => onOpen(file)}
      >
        <span className={styles.words}>
          <span className={styles.called}>{title ?? name}</span>{' '}
          {title !== undefined && <span className={`${look.small} ${styles.name}`}>{name}</span>}
        </span>
        <Badges {...badges} />
      </button>
    </li>
  );
});

type BadgesProps = Pick<FileRowProps, 'problems' | 'errors' | 'isChanged' | 'isNew' | 'isLate'>;

function Badges({ problems, errors, isChanged, isNew, isLate }: BadgesProps) {
  return (
    <>
      {problems > 0 && (
        <span className={look.pill} data-tone={errors > 0 ? 'danger' : 'warning'}>
          {problems}
          <span className="visually-hidden">{problems === 1 ? ' problem' : ' problems'}</span>
        </span>
      )}
      {isLate && (
        <span className={look.pill} data-tone="warning">
          disk changed
        </span>
      )}
      {isChanged && (
        <span className={look.pill} data-tone="info">
          {isNew ? 'new' : 'changed'}
        </span>
      )}
    </>
  );
}
