import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageHeading, Visit } from '../../src/pages/PageHeading.tsx';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The element of each page: a visit must outlive them, so it stands around the router. */
function visit() {
  const page = (name: string) => ({ path: `/${name}`, element: <PageHeading>{name}</PageHeading> });
  const router = createMemoryRouter([page('results'), page('details')], {
    initialEntries: ['/results?isGreen=yes'],
  });
  render(
    <Visit>
      <RouterProvider router={router} />
    </Visit>,
  );
  return router;
}

it('begins a new page at its top, and comes back to where a page was left [Q2.02] [Q2.40]', async () => {
  const router = visit();
  vi.stubGlobal('scrollY', 640);
  await act(() => router.navigate('/details'));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'details' }));
  vi.stubGlobal('scrollY', 90);
  await act(() => router.navigate(-1));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'results' }));
  await act(() => router.navigate('/details'));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});
