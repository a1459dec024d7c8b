import { variantLoaders } from 'virtual:variants';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { definitions } from '../../../src/definitions/load.ts';
import type { Answers, CardDefinition } from '../../../src/engine/types.ts';
import { applyVariant } from '../../../src/engine/variant.ts';
import { Journey } from '../../../src/react/Journey.tsx';
import { fieldId } from '../../../src/react/stage.ts';
import { WidgetProvider } from '../../../src/react/widgets.ts';
import { widgets } from '../../../widgets/registry.ts';
import { cards, type Standing, stand } from '../../react/rjsf/standing.ts';

/** A card without the fields that cover the page as soon as they are drawn. */
function uncovered(card: CardDefinition): CardDefinition {
  const covers = (name: string) => card.ui?.[name]?.widget === 'journey-dialog';
  const groups = Object.entries(card.groups ?? {}).map(([name, group]) => [
    name,
    { ...group, items: group.items.filter((item) => !covers(item)) },
  ]);
  return {
    ...card,
    order: card.order.filter((item) => !covers(item)),
    groups: Object.fromEntries(groups),
  };
}

/** Every card as it is written, and as each supplier's variant has it. */
async function everyCard(): Promise<readonly (readonly [string, CardDefinition])[]> {
  const loaded = Object.entries(variantLoaders).map(
    async ([name, load]) => [name, (await load()).default] as const,
  );
  const variants = Object.fromEntries(await Promise.all(loaded));
  const written = cards.map((card) => [card.card, card] as const);
  const varied = Object.entries(variants).flatMap(([name, variant]) => {
    const card = definitions.cards[variant.card];
    return card === undefined ? [] : [[name, applyVariant(card, variant, variants).card] as const];
  });
  return [...written, ...varied].map(([name, card]) => [name, uncovered(card)] as const);
}

const every = await everyCard();
const element = document.getElementById('card');
let root = element && createRoot(element);
let standing: Standing | undefined;
let before: Answers = {};

/** Names of the answers that are not as they were at the last look. */
function changed(): readonly string[] {
  const now = standing?.store.view.getState().state.answers ?? {};
  const names = new Set([...Object.keys(now), ...Object.keys(before)]);
  const different = [...names].filter((name) => now[name] !== before[name]);
  before = now;
  return different;
}

/** Draws one card anew, with its presets; gives its name, and what it presets. */
function show(index: number) {
  const [name, card] = every[index] ?? [];
  if (name === undefined || card === undefined || element === null) return undefined;
  root?.unmount();
  root = createRoot(element);
  standing = stand(card, {});
  before = {};
  const { store } = standing;
  store.enter();
  flushSync(() =>
    root?.render(
      <WidgetProvider value={widgets}>
        <Journey store={store} onDone={() => {}} />
      </WidgetProvider>,
    ),
  );
  return { name, presets: Object.keys(card.presets ?? {}) };
}

/** What one act changed: the field whose control it was, and the answers that are not as they were. */
interface Act {
  readonly field: string | undefined;
  readonly changed: readonly string[];
}

/** The control's own id, or the id of its field's main control, which is the next around it. */
function idNear(control: Element): string {
  for (let around: Element | null = control; around !== null; around = around.parentElement) {
    const main = around.matches('[id^="field-"]') ? around : around.querySelector('[id^="field-"]');
    if (main) return main.id;
  }
  return '';
}

/** The field that a control belongs to: of two that begin its id, the longer one. */
function fieldOf(control: Element): string | undefined {
  const id = idNear(control);
  const names = Object.keys(standing?.card.schema.properties ?? {});
  return names
    .filter((name) => id === fieldId(name) || id.startsWith(`${fieldId(name)}-`))
    .sort((one, other) => other.length - one.length)[0];
}

/** Acts on every control in turn as a person's browser does: ticks boxes and choices, types, chooses. */
function act(): readonly Act[] {
  const acts: Act[] = [];
  const controls = () => [
    ...(element?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []),
  ];
  for (let at = 0; at < controls().length; at += 1) {
    const control = controls()[at];
    if (control === undefined) break;
    control.focus();
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control.type === 'checkbox' || control.type === 'radio') control.click();
    else document.execCommand('insertText', false, '12');
    flushSync(() => {});
    acts.push({ field: fieldOf(control), changed: changed() });
  }
  return acts;
}

Object.assign(window, { show, changed, act });
