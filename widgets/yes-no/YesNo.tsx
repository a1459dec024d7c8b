import type { WidgetProps } from '../types.ts';
import { TwoAnswers } from './TwoAnswers.tsx';

/** A question answered 'yes' or 'no'. */
export function YesNo(props: WidgetProps) {
  return <TwoAnswers {...props} yes="yes" no="no" />;
}
