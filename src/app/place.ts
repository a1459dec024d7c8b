import { matchRoutes } from 'react-router-dom';
import { routes } from '../definitions/parts.ts';
import { pages } from '../energy/pages/index.ts';
import { comparisonTypes, firstPage } from '../energy/pages/start.ts';

const starts = comparisonTypes.map((type) => `/switch/${type}`);
const all = [...Object.values(routes), ...pages.flatMap((page) => ('route' in page ? page.route : []))];

/** Where a path leads: to itself, or to the first page where there is no such page (Q2.01, Q2.04). `own` are the operator's own addresses. */
export function placeOf(path: string, own: readonly string[]): string {
  const route = routeOf(path, own);
  if (route === undefined) return firstPage;
  const isStart = route === routes.quote;
  return isStart && !starts.some((start) => isBelow(path, start)) ? firstPage : path;
}

/**
 * The name of the drawing that a server has for a path. Pages that look the same before anything is known of the visit
 * have one: nothing that stands in an address is ever drawn.
 */
export function drawingOf(path: string, own: readonly string[]): string {
  const place = placeOf(path, own);
  const start = starts.find((one) => isBelow(place, one));
  return start ?? routeOf(place, own) ?? firstPage;
}

function routeOf(path: string, own: readonly string[]): string | undefined {
  const known = [...all, ...own].map((route) => ({ path: route }));
  return matchRoutes(known, path)?.[0]?.route.path;
}

const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`);
