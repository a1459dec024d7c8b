import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { checkDefinitions } from './check.ts';
import { at, canonical, items, textOf } from './json.ts';
import { printJson } from './print.ts';
import { buildProject, type Project } from './project.ts';
import { slugOf } from './slug.ts';
import { withHelp } from './suggest.ts';

/** A supplier to be added. Without `extends` and `card` it changes the card that every other supplier changes. */
export interface NewSupplier {
  readonly id: number;
  readonly name: string;
  /** The variant that it begins from, by the name of its file. */
  readonly extends?: string | undefined;
  readonly card?: string | undefined;
}

/** The file that adds a supplier, or why there can be none, a sentence each. */
export type NewSupplierFile = DefinitionFile | { readonly refused: readonly string[] };

const longestName = 60;
/** A tariff of the supplier has two digits more, and fits 32 bits. */
const highestId = 9_999_999;

/** The one file that adds a supplier to a project's definition files, passed by the checker; nothing is written. */
export function newSupplierFile(
  wanted: NewSupplier,
  files: readonly DefinitionFile[],
  trade: TradeWords,
): NewSupplierFile {
  const project = buildProject(files, trade);
  const name = wanted.name.trim();
  const card = cardOf(wanted, project);
  const refused = [
    ...idProblems(wanted.id, project),
    ...nameProblems(name),
    ...parentProblems(wanted, project),
  ];
  if (card === undefined && refused.length === 0)
    refused.push('Suppliers change more than one card, or none yet. Say which one this supplier changes.');
  if (refused.length > 0) return { refused };

  const file = `supplier-variants/${[wanted.id, slugOf(name)].filter((part) => part !== '').join('-')}.json`;
  if (files.some((one) => one.file === file))
    return { refused: [`${file} exists already. Move it away, or choose another id or name.`] };
  const content = {
    $schema: '../schemas/meta/variant.schema.json',
    suppliers: [wanted.id],
    name,
    card,
    ...(wanted.extends !== undefined && { extends: wanted.extends }),
  };
  const added = { file, text: printJson(content) };
  const before = new Set(checkDefinitions(files, trade).map((problem) => JSON.stringify(problem)));
  const problems = checkDefinitions([...files, added], trade).filter(
    (one) => !before.has(JSON.stringify(one)),
  );
  return problems.length === 0
    ? added
    : { refused: problems.map(({ message, ...at }) => `${at.file}:${at.line}:${at.column} ${message}`) };
}

function idProblems(id: number, { variants }: Project): string[] {
  if (!Number.isInteger(id) || id < 1 || id > highestId)
    return [`The id must be a whole number from 1 to ${highestId}.`];
  const taken = [...variants.values()].find(({ root }) =>
    items(at(root, 'suppliers')).some((node) => canonical(node) === String(id)),
  );
  return taken === undefined
    ? []
    : [`Supplier ${id} has a file already: ${taken.file}. Change that one, or give another id.`];
}

function nameProblems(name: string): string[] {
  if (!/[\p{L}\p{N}]/u.test(name)) return ['Give the name that customers know the supplier by.'];
  if (/\p{C}/u.test(name) || name.length > longestName)
    return [`The name must be one line of at most ${longestName} characters.`];
  return [];
}

function parentProblems({ extends: parent }: NewSupplier, { variants }: Project): string[] {
  if (parent === undefined || variants.has(parent)) return [];
  const { message, suggest } = withHelp(
    `There is no variant "${parent}" to extend.`,
    parent,
    variants.keys(),
  );
  return [suggest === undefined ? message : `${message} Did you mean "${suggest}"?`];
}

/** The card that is named, that of the variant which is extended, or the one that all variants change. */
function cardOf({ card, extends: parent }: NewSupplier, { variants }: Project): string | undefined {
  if (card !== undefined) return card;
  const chosen = variants.get(parent ?? '');
  const changed = (chosen === undefined ? [...variants.values()] : [chosen]).flatMap(
    ({ root }) => textOf(at(root, 'card')) ?? [],
  );
  return new Set(changed).size === 1 ? changed[0] : undefined;
}
