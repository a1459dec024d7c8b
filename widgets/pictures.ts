import type { ComponentType } from 'react';
import { lazily } from './lazily.ts';
import type { PictureName } from './words.ts';

/** Every drawing that a notice may name. */
export const pictures: Readonly<Record<PictureName, ComponentType>> = {
  'annotated-bill': lazily(async () => (await import('./pictures/AnnotatedBill.tsx')).AnnotatedBill),
};

/** Whether there is a drawing of that name; what the button that shows it says is a text of the same name. */
export const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);
