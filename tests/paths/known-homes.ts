import { homeIn, type KnownHome } from './home-in.ts';
import { homes } from './homes.ts';
import type { Host } from './host.ts';
import { Form } from './offers.ts';
import { visit } from './visitor.ts';
import { Walker } from './walker.ts';

/** Opens the quote in every sample home, up to its meters: what is known there, and the form as it stands then. */
export async function openHomes(
  host: Host,
): Promise<ReadonlyMap<string, { readonly home: KnownHome; readonly form: Form }>> {
  const opened = new Map<string, { readonly home: KnownHome; readonly form: Form }>();
  for (const [name, postcode] of Object.entries(homes)) {
    const { journeys, wire } = await visit(host, {});
    const walker = new Walker(journeys.quoteFor({ comparisonType: 'home-energy' }), []);
    const wishes: Readonly<Record<string, string | boolean>> = { postcode, gdprConsent: true };
    await walker.reach(({ name: field, options }, now) =>
      field === 'address' ? (now ?? options?.[0]?.value) : wishes[field],
    );
    const { model, state } = walker.store.view.getState();
    opened.set(name, { home: homeIn(wire.sent), form: new Form(model, state) });
    walker.store.stop();
    wire.cut();
  }
  return opened;
}
