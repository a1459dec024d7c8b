import { useCallback, useState } from 'react';

/** Which deals show all their features, by their ids, for as long as the page stands. */
export function useOpened() {
  const [opened, setAll] = useState<ReadonlySet<string>>(new Set<string>());
  const setOpened = useCallback(
    (id: string, isOpen: boolean) =>
      setAll((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id))),
    [],
  );
  return { opened, setOpened };
}
