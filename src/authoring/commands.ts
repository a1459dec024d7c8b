/** The commands of authors, which are run as one file (src/command/bundled.ts): each module does what it does once it is fetched. */
export const check = () => import('./checker/run.ts');
export const newOwner = () => import('./checker/new-owner-run.ts');
export const newJourney = () => import('./checker/new-journey-run.ts');
export const signOff = () => import('./checker/sign-off-run.ts');
export const review = () => import('./review/run.ts');
export const sheet = () => import('./review/sheet-run.ts');
