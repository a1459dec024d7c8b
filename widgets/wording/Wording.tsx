import { createElement, Fragment, type ReactNode } from 'react';
import { type Block, type Inline, parseWording } from '../../src/engine/wording.ts';
import { unbrokenPostcodes } from '../../src/words/postcode.ts';
import { TextLink } from './TextLink.tsx';
import { WithDays } from './WithDays.tsx';
import styles from './Wording.module.css';

/** Wording as React elements: paragraphs, lists, bold and links; never HTML. */
export function Wording({ text }: { readonly text: string }) {
  return (
    <div className={styles.wording}>
      {keyless(parseWording(text), (block) => (
        <WordingBlock block={block} />
      ))}
    </div>
  );
}

/** Wording of one line, for places that take phrases only (a label, a legend): paragraphs run on. */
export function InlineWording({ text }: { readonly text: string }) {
  return keyless(parseWording(text), (block) =>
    block.kind === 'paragraph' ? (
      <WordingParts parts={block.parts} />
    ) : (
      keyless(block.items, (item) => (
        <>
          {' '}
          <WordingParts parts={item} />
        </>
      ))
    ),
  );
}

function WordingBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <WordingParts parts={block.parts} />
      </p>
    );
  }
  return (
    <ul>
      {keyless(block.items, (item) => (
        <li>
          <WordingParts parts={item} />
        </li>
      ))}
    </ul>
  );
}

function WordingParts({ parts }: { readonly parts: readonly Inline[] }): ReactNode {
  return keyless(parts, (part) => {
    if (part.kind === 'text') return <WithDays text={unbrokenPostcodes(part.text)} />;
    if (part.kind === 'link') return <TextLink href={part.href}>{part.text}</TextLink>;
    return (
      <strong>
        <WordingParts parts={part.parts} />
      </strong>
    );
  });
}

/** The drawn items as children of one fragment; words have no names, so none of them carries a key. */
function keyless<T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(draw));
}
