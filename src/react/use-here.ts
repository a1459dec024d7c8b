import { type RefObject, useEffect, useRef } from 'react';

/** Whether this component is still on the page: whoever has left is taken nowhere by what ends later (Q8.04). */
export function useHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
