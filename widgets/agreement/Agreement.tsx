import type { WidgetProps } from '../types.ts';
import { TickBox } from './TickBox.tsx';

/** A box that only the person ticks: true, or null when unticked (S4.06). Its words are `text`, or else the label. */
export function Agreement(props: WidgetProps) {
  return <TickBox {...props} unticked={null} />;
}
