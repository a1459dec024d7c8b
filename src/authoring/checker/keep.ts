export { keep, keepByText } from '../../definitions/keep.ts';
