import type { TradeWords } from '../engine/trade-words.ts';
import type { CardDefinition, JourneyDefinition, VariantDefinition } from '../engine/types.ts';
import { keep } from './keep.ts';
import { type FileKind, kindOf } from './kinds.ts';
import { neutral } from './neutral.ts';
import type {
  BrandDefinition,
  ContextsDefinition,
  DefinitionData,
  DefinitionFile,
  ObligationDefinition,
  SettingsDefinition,
} from './types.ts';

/**
 * All files as one value, without their `$schema`, and with the keys that the engine knows in the place of the trade's own
 * (layout.ts). Call it on files that the checker passed; bad JSON throws. What came of a file that is the very same object
 * as before is the same object too.
 */
export function gatherDefinitions(files: readonly DefinitionFile[], trade: TradeWords): DefinitionData {
  const all = contentsOf(files, trade);
  const contexts = only<ContextsDefinition>(all, 'contexts');
  return {
    journeys: named(of<JourneyDefinition>(all, 'journey'), ({ journey }) => journey),
    cards: named(of<CardDefinition>(all, 'card'), ({ card }) => card),
    brands: named(of<BrandDefinition>(all, 'brand'), ({ brand }) => brand),
    variants: named(of<VariantDefinition>(all, 'variant'), (_, file) => file),
    conditions: only<Pick<DefinitionData, 'conditions'>>(all, 'conditions')?.conditions ?? {},
    facts: only<Pick<DefinitionData, 'facts'>>(all, 'facts')?.facts ?? {},
    messages: only<Pick<DefinitionData, 'messages'>>(all, 'messages')?.messages ?? {},
    notices: only<Pick<DefinitionData, 'notices'>>(all, 'notices')?.notices ?? {},
    owners: only<Pick<DefinitionData, 'owners'>>(all, 'owners')?.owners ?? {},
    pages: only<Pick<DefinitionData, 'pages'>>(all, 'pages')?.pages ?? {},
    tables: Object.fromEntries(
      of<{ sets: DefinitionData['tables'][string] }>(all, 'table').map(({ name, value }) => [
        name,
        value.sets,
      ]),
    ),
    settings: only<SettingsDefinition>(all, 'settings') ?? {},
    ...(contexts !== undefined && { contexts }),
    ...dutiesIn(all),
  };
}

interface Choices {
  readonly choices: Readonly<Record<string, ObligationDefinition>>;
  readonly accepted: readonly { readonly changes: readonly string[] }[];
}

/** What is proved: the law, and what somebody chose, each with what was accepted of it since. */
function dutiesIn(all: Contents): Pick<DefinitionData, 'obligations'> {
  const law = only<Pick<DefinitionData, 'obligations'>>(all, 'obligations')?.obligations;
  const chosen = only<Choices>(all, 'choices');
  return chosen === undefined
    ? ((law && { obligations: law }) ?? {})
    : { obligations: { ...law, ...chosenIn(chosen) } };
}

/** The choices as duties: the same objects for as long as their file is the same. */
const chosenIn = keep(({ choices, accepted }: Choices) =>
  Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => {
      const ours = accepted.flatMap(({ changes }) => changes).filter((one) => one.startsWith(`${name}: `));
      return [name, { ...choice, accepted: ours }];
    }),
  ),
);

interface Content<T> {
  readonly name: string;
  readonly value: T;
}

type Parsed = ReturnType<typeof JSON.parse>;
type Contents = readonly (Content<Parsed> & { readonly kind: FileKind })[];

const contentsOf = (files: readonly DefinitionFile[], trade: TradeWords): Contents =>
  files.flatMap((file) => contentOf(trade)(file) ?? []);

/** By trade, the content of each file: the same object for as long as the file is the same. */
const contentOf = keep((trade: TradeWords) =>
  keep(({ file, text }: DefinitionFile): Contents[number] | undefined => {
    const { kind, name } = kindOf(file, trade) ?? {};
    if (kind === undefined || name === undefined) return undefined;
    const { $schema: _, ...value } = JSON.parse(text);
    return { kind, name, value: neutral(value, kind, trade.words.owners) };
  }),
);

/** The files of one kind. The checker has shown that each has the shape that its kind's type says. */
function of<T>(all: Contents, kind: FileKind): readonly Content<T>[] {
  return all.filter((one) => one.kind === kind);
}

function only<T>(all: Contents, kind: FileKind): T | undefined {
  return of<T>(all, kind)[0]?.value;
}

function named<T>(all: readonly Content<T>[], nameOf: (value: T, file: string) => string): Record<string, T> {
  return Object.fromEntries(all.map(({ name, value }) => [nameOf(value, name), value]));
}
