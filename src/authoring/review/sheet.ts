import { printed } from '../../engine/says.ts';
import { type Signature, signaturesOf } from '../checker/sign-off.ts';
import { wordingHash } from '../checker/wording-hash.ts';
import type { Context } from './contexts.ts';
import { grouped } from './grouped.ts';
import { type Law, lawOf } from './law.ts';
import type { Line } from './lines.ts';
import { type Cell, screensOf } from './matrix.ts';
import type { Project } from './project.ts';
import { decidedAt, fileOf, type Origin, originsOf, variantChain } from './provenance.ts';
import { saysWhere } from './reach.ts';
import { stagedWith } from './stage.ts';

/** One sentence of an owner's sheet. */
export interface SheetRow {
  readonly item: string;
  readonly name: string;
  readonly part: string;
  readonly text: string;
  /** When it shows, in words: `always`, `where payment is …`, `when a box is ticked`. */
  readonly shown: string;
  /** The field whose answer is sent; undefined for words alone. */
  readonly field?: string;
  /** `yes`, `no`, or when. */
  readonly required: string;
  /** What it is answered with beforehand, and when; empty for nothing. */
  readonly preset: string;
  /** Where it is written, then what that replaced. */
  readonly origins: readonly Origin[];
  /** Of the text as it is written, placeholders unfilled: an owner's name is no new wording. */
  readonly hash: string;
  /** What the obligations ask of it: the law that it serves. */
  readonly law: readonly Law[];
  /** Who signed these very words, and when (YYYY-MM-DD); undefined where nobody did, or where something else is asked now. */
  readonly signed?: Signature | undefined;
  /** When it became what it is (ISO 8601), and why (last-change.ts). */
  readonly changed?: { readonly at: string; readonly reason: string };
}

/** What is sent for a field that is never asked. */
interface SheetValue {
  readonly field: string;
  readonly value: string;
  readonly place?: Origin | undefined;
}

/** Everything that the customers of one owner are told and asked on its card. */
export interface Sheet {
  readonly owner: Context['owner'];
  /** What the trade calls owners, one of them. */
  readonly noun: string;
  readonly contexts: number;
  readonly rows: readonly SheetRow[];
  readonly sent: readonly SheetValue[];
  /** Of all rows and values: another one when anything of the sheet is. */
  readonly version: string;
}

/** What people call the question that a row belongs to, then its field: `Condition (specialNeedsId)`; empty for words alone. */
export function saysQuestion({ name, field }: Pick<SheetRow, 'name' | 'field'>): string {
  if (field === undefined) return '';
  return name === field ? field : `${name} (${field})`;
}

/** The sheet of a variant, by its file's name; rejects for a name that no context has. */
export async function sheetOf(project: Project, variant: string): Promise<Sheet> {
  const cells = screensOf(project, variant);
  const owner = cells[0]?.context.owner;
  if (owner === undefined) throw new Error(`No context has variant "${variant}".`);
  const { step, model } = stagedWith(project, variant);
  const signatures = await signaturesOf(project.files, project.trade);
  const dressed = { card: step.definition.card, variant };
  const rows = await Promise.all(
    sentencesIn(cells).map(async (said): Promise<SheetRow> => {
      const { line } = said;
      return {
        ...{ item: line.item, name: line.name, part: line.part, text: line.text },
        shown: words(project, cells.length, said.stands, ({ line }) => line.when) || 'always',
        ...(line.kind === 'field' && { field: line.item }),
        ...fieldWords(project, cells.length, said.stands),
        law: lawOf(project, model.name, variant, line.item),
        origins: originsOf(project, dressed, line),
        hash: await wordingHash(line.template),
      };
    }),
  );
  const sent = sentIn(project, cells).map(({ field, value }) => ({
    ...{ field, value, place: decidedAt(project, dressed, 'presets', field)[0] },
  }));
  const version = await wordingHash(
    JSON.stringify([
      rows.map(({ origins: _, law: __, ...row }) => row),
      sent.map(({ place: _, ...value }) => value),
    ]),
  );
  // Whoever signed the words signed them for what was asked with them then.
  const isOpen = [
    fileOf(project, 'card', dressed.card),
    ...variantChain(project, variant).map((name) => fileOf(project, 'variant', name)),
  ].some((file) => signatures.open.has(file));
  return {
    owner,
    noun: project.trade.words.owners.one,
    contexts: cells.length,
    rows: isOpen ? rows : rows.map(withSignature(signatures.of)),
    sent,
    version,
  };
}

const withSignature =
  (signatures: ReadonlyMap<string, Signature>) =>
  (row: SheetRow): SheetRow => {
    const [nearest] = row.origins;
    const signed = nearest && signatures.get(`${nearest.file} ${nearest.path.join('.')}`);
    return signed === undefined ? row : { ...row, signed };
  };

type Situation = Pick<Cell, 'context' | 'screen'>;

/** A line in one context. */
interface Stand {
  readonly line: Line;
  readonly choices: Context['choices'];
}

interface Sentence {
  readonly line: Line;
  readonly stands: Stand[];
}

const keyOf = ({ kind, item, part, template }: Line) => JSON.stringify([kind, item, part, template]);

/** Every sentence once, with everywhere it stands, in the order of the screen. */
function sentencesIn(cells: readonly Situation[]): readonly Sentence[] {
  const sentences = new Map<string, Sentence>();
  for (const { screen, context } of cells) {
    for (const line of screen.lines) {
      const said = sentences.get(keyOf(line)) ?? { line, stands: [] };
      sentences.set(keyOf(line), said);
      said.stands.push({ line, choices: context.choices });
    }
  }
  return orderOf(cells).flatMap((key) => sentences.get(key) ?? []);
}

/** The screen that says most gives the order; what others say beside it stands before what it is followed by there. */
function orderOf(cells: readonly Situation[]): readonly string[] {
  const order: string[] = [];
  const screens = cells.map(({ screen }) => screen.lines.map(keyOf));
  for (const keys of screens.toSorted((one, other) => other.length - one.length)) {
    for (const [index, key] of keys.entries()) {
      if (order.includes(key)) continue;
      const next = keys.slice(index).find((one) => order.includes(one));
      order.splice(next === undefined ? order.length : order.indexOf(next), 0, key);
    }
  }
  return order;
}

/**
 * What holds of a line in all contexts, in words: each value with the contexts that have it. Contexts in which the line
 * is not are left out by the words that say where it is.
 */
function words(
  project: Project,
  all: number,
  stands: readonly Stand[],
  of: (stand: Stand) => string,
): string {
  return [...grouped(stands, of)]
    .map(([value, some]) => withWhere(value === 'always' ? '' : `when ${value}`, project, all, some))
    .join('; or ');
}

/** What is said of some of all contexts, and where they are; of all of them nobody needs to know where. */
function withWhere(
  said: string,
  project: Project,
  all: number,
  some: readonly Pick<Stand, 'choices'>[],
): string {
  const choices = some.length === all ? [] : some.map((one) => one.choices);
  const where = choices.length === 0 ? '' : saysWhere(project, choices);
  return [said, where === '' ? '' : `where ${where}`].filter((part) => part !== '').join(', ');
}

function fieldWords(
  project: Project,
  all: number,
  stands: readonly Stand[],
): Pick<SheetRow, 'required' | 'preset'> {
  const required = stands.filter(({ line }) => (line.field?.requiredWhen ?? 'never') !== 'never');
  const preset = stands.filter(({ line }) => line.field?.preset !== undefined);
  const presets = [...grouped(preset, ({ line }) => line.field?.preset ?? '')].map(([value, some]) =>
    withWhere(value, project, all, some),
  );
  const isField = stands.some(({ line }) => line.field !== undefined);
  const when = words(project, stands.length, required, ({ line }) => line.field?.requiredWhen ?? 'never');
  return {
    required: !isField ? '' : required.length === 0 ? 'no' : when || 'yes',
    preset: presets.join('; or '),
  };
}

function sentIn(project: Project, cells: readonly Situation[]): readonly SheetValue[] {
  const sent = cells.flatMap(({ screen, context: { choices } }) =>
    Object.entries(screen.sent).map(([field, value]) => ({ field, value: printed(value), choices })),
  );
  return [...grouped(sent, ({ field, value }) => JSON.stringify([field, value])).values()].map((some) => {
    const [{ field, value }] = some;
    return { field, value: withWhere(value, project, cells.length, some) };
  });
}
