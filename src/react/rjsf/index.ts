/** The door for whoever draws cards with rjsf: the pair of a card, our widgets as a theme, and rjsf's among ours. */
export { fillsNothing } from './fills-nothing.ts';
export { fromRjsf } from './from-rjsf.tsx';
export { cardTheme } from './theme.tsx';
export { answerForm, cardForm } from './worded-form.ts';
