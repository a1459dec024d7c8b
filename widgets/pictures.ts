import type { ComponentType } from 'react';
import { lazily } from './lazily.ts';
import type { PictureName } from './words.ts';

interface PictureEntry {
  /** What the button that shows the picture says. */
  readonly label: string;
  readonly Component: ComponentType;
}

/** Every drawing that a notice may name. */
const pictures: Readonly<Record<PictureName, PictureEntry>> = {
  'annotated-bill': {
    label: 'Show me where to look on a bill',
    Component: lazily(async () => (await import('./pictures/AnnotatedBill.tsx')).AnnotatedBill),
  },
};

/** The drawing of that name, or undefined. */
export function pictureOf(name: string): PictureEntry | undefined {
  const entries: Readonly<Record<string, PictureEntry>> = pictures;
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
