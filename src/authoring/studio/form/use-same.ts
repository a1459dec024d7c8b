import { useRef } from 'react';
import { share } from '../../../engine/equal.ts';

/** The last value that said the same: rjsf compiles a schema anew whenever it is another object. */
export function useSame<T>(value: T): T {
  const last = useRef(value);
  last.current = share(last.current, value);
  return last.current;
}
