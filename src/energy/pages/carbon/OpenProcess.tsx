import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Given } from '../given.ts';
import { OffsetProcess } from './OffsetProcess.tsx';

/** Longest part of an address that is taken over from it. */
const longest = 64;

/** What a payment's address says, in its path or in its query (§2: `c` and `oid` are also read as query values; S2.72). */
export function OpenProcess({ journeys }: Given) {
  const inPath = useParams();
  const [query] = useSearchParams();
  const store = useMemo(() => journeys.fromQuote('carbon-offset-process'), [journeys]);
  const part = (name: 'id' | 'oid' | 'c') =>
    (inPath[name] ?? query.get(name))?.slice(0, longest) || undefined;
  const c = inPath.c !== undefined || query.has('c') ? (part('c') ?? 'refused') : undefined;
  return <OffsetProcess store={store} id={part('id')} oid={part('oid')} c={c} />;
}
