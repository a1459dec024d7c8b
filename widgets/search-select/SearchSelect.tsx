import type { WidgetProps } from '../types.ts';
import { ListPick } from './ListPick.tsx';

/** One of a list with a word filter; the choice is shown with a Change button (Q2.14, Q2.15). */
export function SearchSelect(props: WidgetProps) {
  return <ListPick {...props} />;
}
