import { Agreement } from '../agreement/Agreement.tsx';
import type { WidgetProps } from '../types.ts';

/** A box that is ticked or not: true or false. Its words are `text`, or else the label. */
export function Checkbox(props: WidgetProps) {
  return <Agreement {...props} unticked={false} />;
}
