import Trees from 'lucide-react/icons/trees';
import { useEffect, useState } from 'react';
import styles from './Project.module.css';
import { readPicture } from './picture.ts';

/** A project's picture, shown from memory and let go with its place; a drawn one stands for a picture that is none. */
export function ProjectPicture({ base64 }: { readonly base64: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const picture = readPicture(base64);
    if (picture === undefined) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [base64]);
  if (address === undefined) {
    return (
      <div className={styles.drawn} data-picture="drawn">
        <Trees size={56} />
      </div>
    );
  }
  return <img className={styles.picture} src={address} alt="" onError={() => setAddress(undefined)} />;
}
