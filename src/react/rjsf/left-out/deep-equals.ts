import { equal } from '../../../engine/equal.ts';

/** In the place of rjsf's comparison in depth, with fast-equals: the engine's own, by which two functions differ. */
export default equal;
