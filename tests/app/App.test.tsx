import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { readSettings } from '../../src/app/settings.ts';
import { worldOf } from '../../src/energy/effects/effect.ts';
import { effects } from '../../src/energy/effects/index.ts';
import { keepJourneys } from '../../src/energy/journeys.ts';
import { pages } from '../../src/energy/pages/index.ts';
import type { Fatal } from '../../src/energy/services.ts';
import { fakeCall } from '../energy/effects/world.ts';

const tracking = 'POST /request/user/track-records';

beforeEach(() => {
  window.scrollTo = vi.fn();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

function open(path: InitialEntry, replies: Record<string, unknown> = {}, block?: string) {
  const settings = readSettings(block, (problem) => {
    throw new Error(problem);
  });
  const { api, called } = fakeCall({ [tracking]: { recorded: 1 }, ...replies });
  const listeners: ((fatal: Fatal) => void)[] = [];
  const world = Promise.resolve(worldOf(api, effects));
  const services = {
    world,
    onFatal: (listener: (fatal: Fatal) => void) => {
      listeners.splice(0, listeners.length, listener);
      return () => undefined;
    },
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <App settings={settings} services={services} journeys={keepJourneys(settings, world)} pages={pages} />
      <Address />
    </MemoryRouter>,
  );
  return { called, user: userEvent.setup(), fatal: (one: Fatal) => listeners[0]?.(one) };
}

const address = () => screen.getByLabelText('address').textContent;
const sent = (called: readonly { name: string; parts: unknown }[]) => JSON.stringify(called);

describe('addresses', () => {
  it.each(['/', '/nowhere', '/details/7', '/switch'])('leads from %s to the first page [Q2.01]', (path) => {
    open(path);
    expect(address()).toBe('/switch/home-energy');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Current Energy Information');
  });

  it('leads from an unknown comparison type to the first page and keeps nothing of the address [Q2.04]', () => {
    open('/switch/bicycles/BRANCH/REF');
    expect(address()).toBe('/switch/home-energy');
    expect(sessionStorage.getItem('refererBranch')).toBeNull();
  });

  it('keeps branch and reference of the address for tracking [Q2.03] [Q7.01]', async () => {
    const { called } = open('/switch/home-energy/BRANCH/REF');
    await vi.waitFor(() => expect(called.some(({ name }) => name === tracking)).toBe(true), {
      timeout: 20_000,
    });
    expect(sent(called)).toContain('"userRefId":"REF","referralBranch":"BRANCH"');
    expect(sessionStorage.getItem('refererBranch')).toBe('BRANCH');
  });

  it('takes branch and reference from the stored session when the address has none [Q1.05]', async () => {
    sessionStorage.setItem('refererBranch', 'STORED');
    const { called } = open('/switch/home-energy');
    await vi.waitFor(() => expect(called.some(({ name }) => name === tracking)).toBe(true), {
      timeout: 20_000,
    });
    expect(sent(called)).toContain('"referralBranch":"STORED"');
  });

  it.each([
    ['/switch/home-energy/LATER', '"referralBranch":"LATER"', null],
    ['/switch/home-energy/A%20B/LATER', '"referralBranch":"WEB"', 'LATER'],
  ])('%s replaces the whole referral of a visit before [Q2.03] [Q1.05]', async (path, said, reference) => {
    sessionStorage.setItem('refererBranch', 'STORED');
    sessionStorage.setItem('reference', 'FORMER');
    const { called } = open(path);
    await vi.waitFor(() => expect(sent(called)).toContain('"name":"Page"'), { timeout: 20_000 });
    expect(sent(called)).toContain(said);
    expect(sent(called)).not.toMatch(/STORED|FORMER/);
    expect(sessionStorage.getItem('reference')).toBe(reference);
  });

  it('records the page view and forgets the former quote [Q2.10]', async () => {
    localStorage.setItem('quote', '{"switchId":5}');
    localStorage.setItem('uid', 'me');
    const { called } = open('/switch/home-energy');
    await vi.waitFor(() => expect(sent(called)).toContain('"name":"Page"'), { timeout: 20_000 });
    expect(localStorage.getItem('quote')).toBeNull();
    expect(localStorage.getItem('uid')).toBe('me');
  });

  it('makes an anonymous user id once [Q4.41]', () => {
    open('/switch/home-energy');
    const uid = localStorage.getItem('uid');
    expect(uid).toMatch(/^[0-9a-f]{32}$/);
    cleanup();
    open('/switch/home-energy');
    expect(localStorage.getItem('uid')).toBe(uid);
  });
});

describe('what stands around every page', () => {
  it('is the four steps with the current one marked [Q1.01]', () => {
    open('/switch/home-energy');
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
      'Your Current Energy Information',
      'Choose Your New Deal',
      'Sign Up',
      'Switch Complete',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
  });

  it('is the phone with its hours, the bill and the links of the settings [Q1.02] [Q1.03] [Q1.04] [Q3.01]', () => {
    const given = { supplierPhone: '0800 1', supplierEmail: 'a@b.example', termsUrl: 'https://t.example/' };
    open('/switch/home-energy', {}, JSON.stringify(given));
    expect(screen.getByRole('link', { name: '0800 1' }).getAttribute('href')).toBe('tel:08001');
    expect(screen.getByText('Open Monday to Friday 9am to 5pm, closed on bank holidays.')).toBeTruthy();
    expect(
      screen.getByText('Please ensure you have a copy of your latest energy bill to hand.'),
    ).toBeTruthy();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example');
    expect(footer.getByRole('link', { name: /Terms & Conditions/ }).getAttribute('href')).toBe(
      'https://t.example/',
    );
    expect(footer.getByRole('link', { name: /Privacy Policy/ })).toBeTruthy();
  });
});

describe('the error page', () => {
  it('shows the status and the server’s words after a 401 or 500 on any call [Q8.01]', async () => {
    const { fatal } = open('/switch/home-energy');
    fatal({ status: 500, message: 'The market is closed' });
    expect(await screen.findByText('The market is closed')).toBeTruthy();
    expect(address()).toBe('/error/500');
    expect(screen.getByText('Error 500')).toBeTruthy();
    expect(document.title).toBe('Sorry, that did not work – Switchyard');
  });

  it('does not name the operator in the server’s words [Q9.11]', async () => {
    const words = { supplierName: 'Beam', productName: 'our service' };
    const { fatal } = open('/switch/home-energy', {}, JSON.stringify(words));
    fatal({ status: 401, message: 'Beam does not know you. Ask Beam.' });
    expect(await screen.findByText('Our service does not know you. Ask our service.')).toBeTruthy();
  });

  it.each([
    ['400', 'Something went wrong. Please try again later.', true],
    ['401', 'We could not authorise this request.', true],
    ['404', 'We could not find this resource.', false],
    ['500', 'Something appears to have happen to our servers. Please try again later.', false],
  ])('says what %s means where the server says nothing [S2.80]', async (status, says, canRetry) => {
    open(`/error/${status}`);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getByText(`Error ${status}`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' }) !== null).toBe(canRetry);
  });

  it.each([
    ['403', 'Something went wrong. Please try again later.'],
    ['418', 'Something went wrong. Please try again later.'],
    ['503', 'Something appears to have happen to our servers. Please try again later.'],
  ])('offers another try after %s, which has no words of its own [S2.80]', async (status, says) => {
    open(`/error/${status}`);
    expect(await screen.findByText(`Error ${status}`)).toBeTruthy();
    expect(screen.getByText(says)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it.each(['400', '401', '403', '404', '418', '500', '503', '599'])(
    'lets the server’s words win at %s [S2.80]',
    async (status) => {
      open({ pathname: `/error/${status}`, state: { message: 'Come back after lunch.' } });
      expect(await screen.findByText('Come back after lunch.')).toBeTruthy();
      expect(screen.getByText(`Error ${status}`)).toBeTruthy();
      expect(screen.queryByText(/went wrong\. Please|authorise|resource|our servers/)).toBeNull();
    },
  );

  it('shows the server’s words as one line of plain text, whatever is in them [S2.80]', async () => {
    const message = `<b>Sorry</b>\u202e\n[home](javascript:alert(1))\u0007 ${'x'.repeat(100_000)}`;
    open({ pathname: '/error/403', state: { message } });
    const said = await screen.findByText(/^<b>Sorry<\/b> \[home\]\(javascript:alert\(1\)\) x+…$/);
    expect(said.textContent).toHaveLength(300);
    expect(said.querySelector('*')).toBeNull();
  });

  it.each([7, { text: 'Hi' }, '', ' \n '])('takes %j for no words of the server [S2.80]', async (message) => {
    open({ pathname: '/error/403', state: { message } });
    expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy();
  });

  it.each(['teapot', '200', '999', '4044', '40', 'toString', '404%20', '4%0A4'])(
    'takes %s, which is no status of an error, for 404 without the server’s words [Q8.01]',
    async (status) => {
      open({ pathname: `/error/${status}`, state: { message: 'Come back after lunch.' } });
      expect(await screen.findByText('Error 404')).toBeTruthy();
      expect(screen.getByText('We could not find this resource.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    },
  );

  it('leads back to the answers as they were [Q8.01]', async () => {
    const { fatal, user } = open('/switch/home-energy');
    await user.type(screen.getByLabelText('Postcode'), 'nr2 1nh');
    fatal({ status: 401, message: undefined });
    expect(await screen.findByText('What you have entered is still here.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(address()).toBe('/switch/home-energy');
    expect(screen.getByLabelText('Postcode')).toHaveProperty('value', 'NR21NH');
  });

  it('finds the page as far down as it was left', async () => {
    const { fatal, user } = open('/switch/home-energy');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    window.dispatchEvent(new Event('scroll'));
    fatal({ status: 401, message: undefined });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await user.click(retry);
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
    vi.restoreAllMocks();
  });

  it('leads to the first page where there is no page to go back to, and promises no answers', async () => {
    const { user } = open('/error/401');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(address()).toBe('/switch/home-energy');
    cleanup();
    open('/error/500');
    expect((await screen.findByRole('link', { name: 'Go to the first page' })).getAttribute('href')).toBe(
      '/switch/home-energy',
    );
    expect(screen.queryByText('What you have entered is still here.')).toBeNull();
  });

  it('has the phone with its hours [Q1.02]', async () => {
    open('/error/500');
    await screen.findByText('Error 500');
    expect(screen.getByText('Open Monday to Friday 9am to 5pm, closed on bank holidays.')).toBeTruthy();
  });
});

describe('the view of a page', () => {
  it.each([
    ['/switch/home-energy', [{ name: 'Page', value: 'Current Tariff' }]],
    [
      '/error/401',
      [
        { name: 'Page', value: 'Error Page' },
        { name: 'Status', value: '401' },
      ],
    ],
  ])('of %s is recorded once [Q7.01]', async (path, properties) => {
    const { called } = open(path);
    await vi.waitFor(() => expect(sent(called)).toContain(JSON.stringify(properties)), { timeout: 20_000 });
    expect(called.filter(({ name }) => name === tracking)).toHaveLength(1);
  });
});

describe('a change of page', () => {
  it('scrolls to the top and moves the focus to the heading [Q2.02]', async () => {
    const { fatal } = open('/switch/home-energy');
    expect(document.activeElement).toBe(document.body);
    fatal({ status: 500, message: undefined });
    const heading = await screen.findByRole('heading', { name: 'Sorry, that did not work' });
    expect(document.activeElement).toBe(heading);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
