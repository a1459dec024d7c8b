import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { say } from './words.ts';

const says = { no: '', yes: say('copied'), failed: say('copy-by-hand') };

interface CopyButtonProps {
  readonly text: string;
  /** What that is, for who does not see what stands beside. */
  readonly name: string;
}

/** Copies a text, and says whether it did. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [copied, setCopied] = useState<keyof typeof says>('no');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      // Not allowed, or a page without TLS: the text can still be marked and copied.
      setCopied('failed');
    }
  }
  return (
    <>
      <Button kind="secondary" onClick={() => void copy()}>
        {copied === 'yes' ? <Check size={18} /> : <Copy size={18} />} {say('copy')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <span role="status">{says[copied]}</span>
    </>
  );
}
