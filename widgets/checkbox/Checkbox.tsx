import { TickBox } from '../agreement/TickBox.tsx';
import type { WidgetProps } from '../types.ts';

/** A box that is ticked or not: true or false. Its words are `text`, or else the label. */
export function Checkbox(props: WidgetProps) {
  return <TickBox {...props} unticked={false} />;
}
