import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, expectNoFindings, test, watch } from './fixtures.ts';
import { keyboard } from './hands.ts';
import { copyOf, serveStudio } from './studio-on-copy.ts';

const root = join(import.meta.dirname, '../..');
const ovo = 'supplier-variants/12-ovo.json';
const whole = { timeout: 60_000 };

let release = '';
let copy: ReturnType<typeof copyOf>;
let studio: Awaited<ReturnType<typeof serveStudio>>;
let proxy: Server;
let url = '';

/** The operator's proxy: whoever has the cookie of a sign-in is named to what stands behind it, and nobody else is let in. */
async function signInBefore(studioUrl: () => string): Promise<Server> {
  const server = createServer((asked, reply) => {
    const who = /who=(\w+)/.exec(asked.headers.cookie ?? '')?.[1];
    if (who === undefined) return void reply.writeHead(401).end('Sign in.');
    const headers = { ...asked.headers, 'x-forwarded-user': `${who}@site.example` };
    // A connection for each call: one that is kept may be closed by the studio just as it is used again.
    const passed = request(
      studioUrl() + asked.url,
      { method: asked.method, headers, agent: false },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(reply);
      },
    );
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test.beforeAll(async () => {
  release = mkdtempSync(join(tmpdir(), 'studio-served-'));
  // What a release brings: no source and no definitions.
  for (const part of ['dist', 'package.json'])
    cpSync(join(root, part), join(release, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(release, 'node_modules'));
  copy = copyOf(root, ['schemas', 'supplier-variants']);
  copy.commit();
  proxy = await signInBefore(() => studio.url);
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  studio = await serveStudio(release, copy.folder, {
    SIGNED_IN_HEADER: 'X-Forwarded-User',
    PUBLIC_URL: url,
  });
});

test.afterAll(() => {
  studio.stop();
  proxy.close();
  copy.remove();
  rmSync(release, { recursive: true, force: true });
});

test.slow();

/** The studio as somebody who signed in has it. */
async function studioOf(browser: Browser, who: string) {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'who', value: who, url }]);
  const page = await context.newPage();
  const complaints = await watch(page, { is: false });
  await page.goto(`${url}/`);
  await keyboard.write(page.getByRole('searchbox'), '12-ovo');
  await keyboard.press(page.getByRole('button', { name: 'OVO 12-ovo', exact: true }));
  const dialog = page.getByRole('dialog');
  /** Gives OVO's customers other words for a sentence that others say too, by keyboard alone, and goes on to the reason. */
  const reword = async (sentence: string, words: string) => {
    await keyboard.pick(page.getByRole('combobox', { name: 'Sentence' }), sentence);
    await keyboard.press(page.getByRole('button', { name: 'For OVO alone' }));
    await keyboard.write(page.getByLabel('Words for OVO alone'), words);
    await keyboard.press(page.getByRole('button', { name: 'Use these words' }));
    await keyboard.press(page.getByRole('button', { name: 'Save 1' }));
    await keyboard.write(dialog.getByLabel('Why?'), `As ${who} says`);
  };
  const save = dialog.getByRole('button', { name: 'Save this file' });
  return { page, dialog, reword, save, complaints, close: () => context.close() };
}

test('an operator’s copy is edited without the source, behind a sign-in: two people at once, and the history names both', async ({
  browser,
}) => {
  expect((await fetch(`${url}/studio.html`)).status).toBe(401);
  const ann = await studioOf(browser, 'ann');
  const bea = await studioOf(browser, 'bea');
  await ann.reword(
    'OVO may run a credit check before it accepts your application.',
    '{supplier} looks you up.',
  );
  await bea.reword(
    'OVO may run a credit check before it accepts your application.',
    '{supplier} asks about you.',
  );
  await expect(ann.save).toBeEnabled(whole);
  await keyboard.press(ann.save);
  await expect(ann.dialog.getByText('Saved 1 file.')).toBeVisible(whole);
  expect(copy.git('log', '-1', '--format=%an: %s')).toBe('ann@site.example: As ann says\n');

  // Her draft stands, and she is told what was saved meanwhile.
  await expect(bea.dialog.getByText('both of you changed it')).toBeVisible(whole);
  // Whatever is to be said of a file, its name stays.
  const row = bea.page.getByRole('button', {
    name: /^OVO 12-ovo.*disk changed.*changed$/,
    includeHidden: true,
  });
  const isCut = await row.getByText('12-ovo').evaluate((name) => name.scrollWidth > name.clientWidth);
  expect(isCut).toBe(false);
  await expect(bea.save).toBeDisabled();
  await expectNoFindings(bea.page);
  await keyboard.tick(bea.dialog.getByRole('radio', { name: /^Yours: .*asks about you/ }));
  await keyboard.press(bea.dialog.getByRole('button', { name: 'Bring both together' }));
  await expect(bea.save).toBeEnabled(whole);
  await keyboard.press(bea.save);
  await expect(bea.dialog.getByText('Saved 1 file.')).toBeVisible(whole);
  expect(copy.read(ovo)).toContain('{supplier} asks about you.');

  await keyboard.press(bea.dialog.getByRole('button', { name: 'Done' }));
  await bea.page.getByRole('button', { name: 'History', exact: true }).press('Enter');
  const versions = bea.page.getByRole('listitem').filter({ hasText: '@site.example' });
  await expect(versions).toContainText([
    /As bea says.*bea@site\.example, /,
    /As ann says.*ann@site\.example, /,
  ]);
  await expect(versions.first().locator('del')).toContainText('looks you up');
  await expect(versions.first().locator('ins')).toContainText('asks about you');
  // However many there are, one comes to the last.
  await bea.page.setViewportSize({ width: 1280, height: 400 });
  await versions.first().hover();
  await bea.page.mouse.wheel(0, 10_000);
  await expect(bea.page.getByRole('button', { name: /^Go back to this/ }).last()).toBeInViewport();
  expect([...ann.complaints, ...bea.complaints]).toEqual([]);
  await ann.close();
  await bea.close();
});
