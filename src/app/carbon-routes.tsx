import { type ReactNode, useMemo } from 'react';
import { Route, useParams, useSearchParams } from 'react-router-dom';
import type { Journeys } from './journeys.ts';
import { lazyPage } from './lazy-page.tsx';
import { openLater } from './open-later.ts';

const loadExisting = async () => (await import('../energy/pages/carbon/ExistingSwitch.tsx')).ExistingSwitch;
const ExistingSwitch = lazyPage(loadExisting);
const loadOffset = async () => (await import('../energy/pages/carbon/CarbonOffset.tsx')).CarbonOffset;
const CarbonOffset = lazyPage(loadOffset);
const loadProcess = async () => (await import('../energy/pages/carbon/OffsetProcess.tsx')).OffsetProcess;
const OffsetProcess = lazyPage(loadProcess);

/** The pages of the carbon offset (S2.70 to S2.72). `frame` draws a page's surroundings. */
export function carbonRoutes(journeys: Journeys, frame: (content: ReactNode) => ReactNode): ReactNode {
  return (
    <>
      <Route path="/carbon-offset" element={frame(<ExistingRoute journeys={journeys} />)} />
      <Route path="/carbon-offset/:customerId" element={frame(<OffsetRoute journeys={journeys} />)} />
      <Route
        path="/carbon-offset-process/:id?/:oid?/:c?"
        element={frame(<ProcessRoute journeys={journeys} />)}
      />
    </>
  );
}

const ExistingRoute = openLater(OpenExisting, loadExisting);
const OffsetRoute = openLater(OpenOffset, loadOffset);
const ProcessRoute = openLater(OpenProcess, loadProcess);

interface RouteProps {
  readonly journeys: Journeys;
}

function OpenExisting({ journeys }: RouteProps) {
  const store = useMemo(() => journeys.fromQuote('existing-switch'), [journeys]);
  return <ExistingSwitch store={store} />;
}

/** Leaves for the payment page: the effect has judged the address. */
const leave = (address: string) => globalThis.location.assign(address);

function OpenOffset({ journeys }: RouteProps) {
  const { customerId = '' } = useParams();
  const store = useMemo(() => journeys.fromQuote('carbon-offset'), [journeys]);
  return <CarbonOffset store={store} customerId={customerId} leave={leave} />;
}

/** Longest part of an address that is taken over from it. */
const longest = 64;

/** What a payment's address says, in its path or in its query (§2: `c` and `oid` are also read as query values). */
function OpenProcess({ journeys }: RouteProps) {
  const inPath = useParams();
  const [query] = useSearchParams();
  const store = useMemo(() => journeys.fromQuote('carbon-offset-process'), [journeys]);
  const part = (name: 'id' | 'oid' | 'c') =>
    (inPath[name] ?? query.get(name))?.slice(0, longest) || undefined;
  const c = inPath.c !== undefined || query.has('c') ? (part('c') ?? 'refused') : undefined;
  return <OffsetProcess store={store} id={part('id')} oid={part('oid')} c={c} />;
}
