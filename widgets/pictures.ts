import type { ComponentType } from 'react';
import { lazily } from './lazily.ts';
import { say } from './say.ts';
import type { PictureName } from './words.ts';

interface PictureEntry {
  readonly Component: ComponentType;
}

/** Every drawing that a notice may name. */
const pictures: Readonly<Record<PictureName, PictureEntry>> = {
  'annotated-bill': {
    Component: lazily(async () => (await import('./pictures/AnnotatedBill.tsx')).AnnotatedBill),
  },
};

/** The drawing of that name, and what the button that shows it says; undefined where there is none. */
export function pictureOf(name: string): (PictureEntry & { readonly label: string }) | undefined {
  return isPicture(name) ? { ...pictures[name], label: say(name) } : undefined;
}

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);
