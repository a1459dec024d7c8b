import { kindOf, translationFile } from '../../../definitions/kinds.ts';
import type { DefinitionFile } from '../../../definitions/types.ts';
import { trade } from '../../../trade.ts';
import { firstDeeperThan } from '../../checker/brackets.ts';
import { limits } from '../../checker/limits.ts';
import { isSlug } from '../../checker/slug.ts';
import { beginning, type Choice, widths } from '../state/choice.ts';
import { type ViewName, views } from '../state/workspace.ts';

/** What a link carries: drafts, what is open, and what is previewed. Nothing of it ever leaves the browser by itself. */
export interface Shared {
  readonly drafts: readonly DefinitionFile[];
  readonly file: string;
  readonly choice: Choice;
  readonly view: ViewName;
}

/** Letters that a hash may have, bytes that may come out of it, and drafts among them: more is no link of ours. */
const mostLetters = 2_000_000;
const mostBytes = 8_000_000;
const mostDrafts = 50;
/** Letters of a new file's name: one that is longer might be a message. */
const longestName = 40;
const mark = '#s1.';

/** Who signed what, and who accepted which change, is written where it is done: a link neither takes it along nor brings it. */
const isLedger = ({ file }: DefinitionFile) =>
  ['choices', 'guards', 'sign-off'].includes(kindOf(file, trade)?.kind ?? '');

/** The hash of an address that brings this back: deflated by the browser and spelt in letters that addresses may hold. */
export async function hashOf(shared: Shared): Promise<string> {
  const drafts = shared.drafts.filter((draft) => !isLedger(draft));
  const text = new Blob([JSON.stringify({ ...shared, drafts })]).stream();
  const packed = await new Response(text.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('');
  return mark + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * What a hash brings; undefined without one of ours, and a sentence where it is broken, too large, has drafts of what are
 * neither files of ours (`known`) nor new owners or translations, of a ledger, or one that the studio cannot show.
 */
export async function sharedIn(
  hash: string,
  known: readonly DefinitionFile[],
): Promise<Shared | string | undefined> {
  if (!hash.startsWith('#s')) return undefined;
  if (!hash.startsWith(mark) || hash.length > mostLetters) return unreadable;
  try {
    const letters = atob(hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const shared = sharedFrom(JSON.parse(await inflated(bytes)), known);
    return shared?.drafts.map(whyNotShown).find((why) => why !== undefined) ?? shared ?? unreadable;
  } catch {
    return unreadable;
  }
}

const unreadable =
  'This link cannot be read: it is cut short, broken or not from the studio. Nothing was taken from it.';

/** Why the studio cannot show a draft, and what to do; undefined where it can, be its JSON broken or not. */
function whyNotShown({ file, text }: DefinitionFile): string | undefined {
  if (isLedger({ file, text }))
    return `This link cannot be read: it brings a draft of ${file}, and what is signed or accepted comes by no link. Nothing was taken from it.`;
  const isLarge = new TextEncoder().encode(text).length > limits.bytes;
  if (!isLarge && firstDeeperThan(limits.depth, text) === undefined) return undefined;
  const what = isLarge
    ? `is larger than ${limits.bytes / 1024} KB`
    : `has more than ${limits.depth} brackets inside one another`;
  return `This link cannot be read: its draft of ${file} ${what}. Nothing was taken from it. Ask whoever made it to mend that file and share it again.`;
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > mostBytes) throw new RangeError('The link holds too much.');
    text += decoder.decode(value, { stream: true });
  }
}

type Unread = Readonly<Record<string, unknown>>;

/** Only what has the right shape is taken; a draft of what is no definition file makes the whole link unreadable. */
function sharedFrom(value: unknown, known: readonly DefinitionFile[]): Shared | undefined {
  if (!isMap(value) || !Array.isArray(value.drafts) || typeof value.file !== 'string') return undefined;
  const { drafts, file, choice, view } = value;
  const names = new Set(known.map((one) => one.file));
  if (drafts.length > mostDrafts || !drafts.every((draft) => isDraft(draft, names))) return undefined;
  if (new Set(drafts.map((draft) => draft.file)).size < drafts.length) return undefined;
  return {
    drafts: drafts.map(({ file, text }) => ({ file, text })),
    file,
    choice: isMap(choice) ? choiceFrom(choice) : beginning,
    view: views.find((one) => one === view) ?? 'preview',
  };
}

function isDraft(value: unknown, names: ReadonlySet<string>): value is DefinitionFile {
  if (!isMap(value) || typeof value.file !== 'string' || typeof value.text !== 'string') return false;
  return names.has(value.file) || isNewOwner(value.file) || isNewTranslation(value.file, names);
}

/** The texts, in a language that is there, of a file that is there. */
function isNewTranslation(file: string, names: ReadonlySet<string>): boolean {
  const { base, locale } = kindOf(file, trade) ?? {};
  return (
    base !== undefined &&
    locale !== undefined &&
    names.has(base) &&
    names.has(translationFile('locale.json', locale))
  );
}

/** The only other file that can be new; its name is drawn before anybody agreed to look at it. */
function isNewOwner(file: string): boolean {
  const known = kindOf(file, trade);
  return known?.kind === 'variant' && isSlug(known.name) && known.name.length <= longestName;
}

function choiceFrom({
  variant,
  values,
  brand,
  language,
  width,
  scheme,
  direction,
  text,
  colours,
  errors,
  filled,
}: Unread): Choice {
  const known = isMap(values) ? Object.entries(values).filter(isPair) : [];
  return {
    variant: typeof variant === 'string' ? variant : '',
    values: Object.fromEntries(known),
    brand: typeof brand === 'string' ? brand : '',
    language: typeof language === 'string' ? language : '',
    width: widths.find((one) => one === width) ?? beginning.width,
    scheme: scheme === 'dark' ? 'dark' : 'light',
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    text: text === '200' ? '200' : '100',
    colours: colours === 'system' ? 'system' : 'brand',
    errors: errors === true,
    filled: filled === true,
  };
}

function isPair(pair: [string, unknown]): pair is [string, string] {
  return typeof pair[1] === 'string';
}

function isMap(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
