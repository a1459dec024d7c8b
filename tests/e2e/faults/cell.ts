import { expect, type Page } from '@playwright/test';
import { type Fault, type FaultName, faults, sentence } from './faults.ts';
import { isCall } from './line.ts';
import { lost, typedIn } from './typed.ts';
import { tryAgain, type Visit, type Walk, why } from './walk.ts';

/** Statuses that lead to the error page, whatever the call (Q8.01); but for the token's (Q8.03). */
const fatal: readonly FaultName[] = ['401', '500'];

type Standing = 'brought' | 'said' | 'error page' | 'waiting';

/**
 * One cell of the matrix: the walk with the fault on its call. Nothing is white, nothing typed is lost, a sentence says
 * what happened, a button goes on from here, and when the fault is gone the journey ends without a reload.
 */
export async function tryCell(visit: Visit, walk: Walk, name: FaultName): Promise<void> {
  const { page } = visit;
  const fault: Fault = faults[name];
  const says = walk.says === 'why' ? why : walk.says;
  const isFatal = fatal.includes(name) && walk.call !== 'POST /auth/token';
  const brought = walk.brought(page);

  const standing = async (): Promise<Standing> => {
    if (/\/error\/\d+$/.test(page.url())) return 'error page';
    if (await brought.isVisible()) return 'brought';
    return says !== 'nothing' && says.test(await textOf(page)) ? 'said' : 'waiting';
  };

  await walk.arrive(visit);
  const typed = await typedIn(page);
  const expectTyped = async () =>
    expect
      .poll(async () => lost(typed, await typedIn(page)).filter((label) => !walk.forgets?.test(label)), {
        message: 'what was typed stays',
      })
      .toEqual([]);
  expect(await standing(), 'before the call').toBe('waiting');

  const broken = await breakCall(visit, walk, fault);
  await walk.provoke(visit);
  await expect.poll(broken, { message: 'the call is made' }).toBeGreaterThan(0);
  if (walk.leaves !== 'at once') await page.evaluate(() => Reflect.set(window, 'isSame', true));
  if (fault.waits) await wait(visit, walk, fault.waits);
  if (!isFatal) await walk.reach?.(visit);

  const expected: readonly Standing[] = isFatal ? ['error page'] : outcomes(fault, walk);
  await expect
    .poll(async () => expected.includes(await standing()) || (await textOf(page)), {
      message: `it stands: ${expected.join(' or ')}`,
    })
    .toBe(true);
  await expectContent(page);
  if (!isFatal && (await standing()) === 'said') await expectTyped();
  await mendCall(visit, fault);
  if (isFatal) await leaveErrorPage(page, name);
  if (name === '404' && walk.goneFor) return walk.goneFor(visit);
  await walk.comeBack?.(visit);
  if (isFatal) await walk.reach?.(visit);
  if (!(await brought.isVisible())) await expectTyped();

  await walkOn(visit, walk, fault);
  if (walk.leaves !== 'at once') await expectSame(page);
  await walk.finish(visit, name);
  await expectContent(page);
  if (!walk.leaves) await expectSame(page);
}

/** Tries again by the button that is offered, until the call has brought what it should. */
async function walkOn({ page, line }: Visit, walk: Walk, { kind }: Fault): Promise<void> {
  const again = (walk.again ?? tryAgain)(page);
  const brought = walk.brought(page);
  // What came odd may be of use, or not: where one can ask once more, one does.
  const askAgain = async () => {
    const before = line.answered(walk.call);
    await again.click();
    await expect
      .poll(() => line.answered(walk.call), { message: 'it is asked again' })
      .toBeGreaterThan(before);
  };
  if (kind === 'odd' && (await brought.isVisible()) && (await again.isVisible())) await askAgain();
  for (let press = 0; press < 4; press += 1) {
    await expect
      .poll(async () => (await brought.isVisible()) || (await again.isVisible()), {
        message: 'a button goes on from here',
      })
      .toBe(true);
    if (await brought.isVisible()) return;
    await askAgain();
    await brought.waitFor({ timeout: 3000 }).catch(() => undefined);
  }
  await expect(brought, 'the second try brings it').toBeVisible();
}

/** How a walk may stand after a fault that does not lead to the error page. */
function outcomes({ kind }: Fault, { says, findsOut }: Walk): readonly Standing[] {
  if (kind === 'well' || says === 'nothing') return ['brought'];
  return kind === 'odd' || findsOut ? ['brought', 'said'] : ['said'];
}

/** Breaks the call; how often the page has made it since. */
async function breakCall({ page, line }: Visit, { call }: Walk, fault: Fault): Promise<() => number> {
  line.break(call, fault);
  if (fault.answer) return line.broken;
  let count = 0;
  await page.route(
    () => true,
    (route, request) => {
      const { pathname, search } = new URL(request.url());
      if (!isCall(call, request.method(), pathname + search)) return route.continue();
      count += 1;
      return route.abort('connectionrefused');
    },
  );
  return () => count;
}

async function mendCall({ page, line }: Visit, fault: Fault): Promise<void> {
  line.mend();
  if (!fault.answer) await page.unrouteAll({ behavior: 'wait' });
}

/** Lets the page's own clock run: ten seconds, and the answer comes; or until the client gives up. */
async function wait({ page, line }: Visit, walk: Walk, waits: NonNullable<Fault['waits']>): Promise<void> {
  // A second at a time, and every other call has come before the next: only the broken one waits longer than its patience,
  // however slow the machine is.
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await expect.poll(line.underWay, { message: 'the other calls have come' }).toBe(0);
      await page.clock.runFor(1000);
    }
  };
  if (walk.loader) {
    await pass(3);
    await expect(page.getByRole('dialog', { name: 'Please wait' }), 'an overlay').toBeVisible();
  }
  await pass(waits === 'slow' ? 8 : 20);
  await expectContent(page);
  line.release();
}

/** The page has its heading and something to read, and is no blank. */
async function expectContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), 'a heading').toBeVisible();
  expect(
    (await page.locator('main').allInnerTexts()).join().length,
    'characters of the page',
  ).toBeGreaterThan(40);
}

/** The page was not loaded again since the call was made. */
async function expectSame(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'isSame')), 'without a reload').toBe(true);
}

/** The error page tells status and reason, and leads back to where the person was (S2.80). */
async function leaveErrorPage(page: Page, status: string): Promise<void> {
  const main = page.locator('main');
  await expect(page).toHaveURL(new RegExp(`/error/${status}$`));
  await expect(main, "the server's sentence").toContainText(sentence);
  await expect(main.getByRole('button').or(main.getByRole('link')).first(), 'a way on').toBeVisible();
  const again = main.getByRole('button', { name: 'Try Again' });
  if (await again.isVisible()) await again.click();
  else await page.goBack();
  await expect(page).not.toHaveURL(/\/error\//);
}

/** What the page says, dialogs included; nothing while another page takes its place. */
const textOf = async (page: Page) =>
  (
    await page
      .locator('body')
      .allInnerTexts()
      .catch(() => [])
  ).join();
