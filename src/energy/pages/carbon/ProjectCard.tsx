import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import type { OffsetProject } from '../../api/carbon-replies.ts';
import styles from './Project.module.css';
import { ProjectPicture } from './ProjectPicture.tsx';
import { say } from './words.ts';

interface ProjectCardProps {
  readonly project: OffsetProject;
  readonly isChosen: boolean;
  readonly onSelect: () => void;
}

/** One project to offset with: what it is, more on request, and Select (S2.71). */
export function ProjectCard({ project, isChosen, onSelect }: ProjectCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, location, description, overview, picture } = project;
  return (
    <li className={styles.card} data-chosen={isChosen}>
      <ProjectPicture base64={picture} />
      <h3>{name}</h3>
      {location && (
        <p className={styles.location}>
          <MapPin size={18} /> {location}
        </p>
      )}
      <p>{description}</p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {say('more-info')}{' '}
          <span className="visually-hidden">{say('about-project', { project: name })}</span>
        </Button>
        <Button aria-pressed={isChosen} onClick={onSelect}>
          {isChosen && <Check size={18} />} {say(isChosen ? 'selected' : 'select')}{' '}
          <span className="visually-hidden">{name}</span>
        </Button>
      </div>
      {isOpen && <MoreInfo name={name} overview={overview || description} onClose={() => setOpen(false)} />}
    </li>
  );
}

interface MoreInfoProps {
  readonly name: string;
  readonly overview: string;
  readonly onClose: () => void;
}

/** The project's overview over the page, closed by Escape and Close; the focus goes back to its button. */
function MoreInfo({ name, overview, onClose }: MoreInfoProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <div className={styles.dialogHead}>
        <h2 id={title}>{name}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={say('close')}
          onClick={() => dialog.current?.close()}
        >
          <X size={22} />
        </button>
      </div>
      <p className={styles.overview}>{overview}</p>
    </dialog>
  );
}
