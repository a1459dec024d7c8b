import { expect } from '@playwright/test';
import { callsOf } from '../../switched.ts';
import type { Walk } from '../walk.ts';
import { keepSwitch } from './kept.ts';

/** The progress of a switch, by its link. */
export const progressWalks: readonly Walk[] = [
  {
    call: 'POST /request/progress/open',
    arrive: async () => undefined,
    async provoke(visit) {
      const { switchId, uid } = await keepSwitch(visit);
      const { call } = callsOf(visit.line.url, uid);
      const { progressLinkDto } = await call('POST /request/progress/link', {
        body: { switchId, again: false },
      });
      await visit.page.goto(`/switch-progress#${progressLinkDto.token}`);
    },
    says: 'why',
    brought: (page) => page.getByRole('heading', { name: 'What has happened, and what is next' }),
    async goneFor({ page }) {
      await page.getByRole('link', { name: 'Compare tariffs for a home' }).click();
      await expect(page).toHaveURL(/\/switch\/home-energy$/);
    },
    finish: ({ page }) => expect(page.getByText('Last day to cancel')).toBeVisible(),
  },
];
