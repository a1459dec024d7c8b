import { badField, Refused } from '../../../service/refused.ts';
import type { SwitchType } from '../../api/contract/shared.ts';
import { type Quote, type QuoteBody, readQuote } from '../market/quote.ts';
import { openQuote } from '../store/sealedQuote.ts';
import type { Services } from './group.ts';

// One sentence for a number that nobody has and for another visitor's: nobody learns which numbers exist.
const unknown = new Refused(
  404,
  'We could not find a quote with this number. Please start again.',
  'switchId',
);

// Told to nobody but whose quote it was.
const ledElsewhere = new Refused(
  404,
  'This quote was opened by its link in another browser, and goes on there. To go on here, begin a new one.',
  'switchId',
);

/** Whose quote is wanted: the subject of the caller's token or of the sign-up; none without a token. */
type Owner = string | null | undefined;

/** Why a quote is not this visitor's: they learn where their own one went, and of others nothing. */
const refuse = async (store: Services['store'], switchId: number, owner: Owner): Promise<Refused> =>
  (await store.wasLedFrom(switchId, owner ?? null)) ? ledElsewhere : unknown;

/** A visitor's saved quote as the browser sent it. Refuses (404) an unknown number, and another visitor's alike. */
export async function quoteBodyOf(
  { store, sealer }: Pick<Services, 'store' | 'sealer'>,
  switchId: number,
  owner: Owner,
): Promise<QuoteBody | Refused> {
  const saved = await store.findQuote(switchId, owner ?? null);
  return (saved && openQuote(sealer, saved)) ?? refuse(store, switchId, owner);
}

/** The same, understood, with its owner and the id of its results. Refuses (400) another type than it was made for. */
export async function findSavedQuote(
  { store, sealer, market }: Pick<Services, 'store' | 'sealer' | 'market'>,
  { switchId, switchType }: { readonly switchId: number; readonly switchType: SwitchType },
  owner: Owner,
): Promise<{ readonly quote: Quote; readonly uuid: string; readonly owner: string } | Refused> {
  const saved = await store.findQuote(switchId, owner ?? null);
  const body = saved && openQuote(sealer, saved);
  if (!saved || !body) return refuse(store, switchId, owner);
  if (body.switchType !== switchType)
    return badField('switchType', 'This quote was made for another type of switch.');
  const quote = readQuote(body, market().catalogue);
  return quote instanceof Refused ? quote : { quote, uuid: saved.uuid, owner: saved.owner };
}
