import { describe, expect, it } from 'vitest';
import { dualQuote, savedQuote } from '../service/quotes.ts';
import * as given from '../service/signUps.ts';
import { atNoon } from './at-noon.ts';
import { databases } from './stores.ts';

const { switchType } = dualQuote;
const erasing = (switchId: number) =>
  `delete from quotes where switch_id = ${switchId}; delete from sign_ups where switch_id = ${switchId}`;

describe.each(databases)('what comes while a switch is erased on %s', (_, createDatabase) => {
  it('leaves nothing of it: no link, no letter, no saved quote, no key, no tracking', async () => {
    const { database, store, owner, letters, end } = await atNoon(createDatabase);
    const { switchId: made } = await given.signUp(owner);
    const { switchId: open } = await given.beginSignUp(owner);
    const record = { userRefId: '', referralBranch: '', userTrackingId: 'me', propertyDetails: [] };
    const switchPlan = given.bothFuels;
    const quote = savedQuote(open, switchType);
    const said = await database.during(`${erasing(made)}; ${erasing(open)}`, () =>
      Promise.all([
        owner.send('POST /request/progress/link', { body: { switchId: made, again: false } }),
        owner.send('POST /request/quote/keep', {
          body: { emailAddress: 'dunnock@birds.example', quote, answers: '{}' },
        }),
        owner.send('POST /request/switch/pro/key', { body: { switchId: open, switchType, switchPlan } }),
        owner.send('POST /request/user/track-records', {
          body: [
            { ...record, switchId: null },
            { ...record, switchId: made },
            { ...record, switchId: open },
          ],
        }),
      ]),
    );
    expect(said.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    expect(said[3]?.answer).toEqual({ recorded: 1 });
    expect(await letters()).toEqual([]);
    expect([await store.erase(made), await store.erase(open)]).toEqual([0, 0]);
    await end();
  });
});
