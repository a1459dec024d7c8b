import { layoutOf } from '../../definitions/layout.ts';
import type { DefinitionFile } from '../../definitions/types.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import type { OwnerId } from '../../engine/types.ts';
import { type RefusedFiles, refusedBy } from './added.ts';
import { checkDefinitions } from './check.ts';
import { at, textOf } from './json.ts';
import { nounsOf, ownerNodes } from './owners.ts';
import { printJson } from './print.ts';
import { buildProject, type Project } from './project.ts';
import { isSlug, slugOf } from './slug.ts';
import { withHelp } from './suggest.ts';

/** An owner to be added. Without `extends` and `card` it changes the card that every other owner changes. */
export interface NewOwner {
  readonly id: OwnerId;
  readonly name: string;
  /** The variant that it begins from, by the name of its file. */
  readonly extends?: string | undefined;
  readonly card?: string | undefined;
}

/** The file that adds an owner, or why there can be none, a sentence each. */
type NewOwnerFile = DefinitionFile | RefusedFiles;

const longestName = 60;
/** What is called by such an id and two digits more still fits 32 bits. */
const highestId = 9_999_999;

/** The one file that adds an owner to a project's definition files, passed by the checker; nothing is written. */
export function newOwnerFile(
  wanted: NewOwner,
  files: readonly DefinitionFile[],
  trade: TradeWords,
): NewOwnerFile {
  const { one, Many } = nounsOf(trade);
  const project = buildProject(files, trade);
  const name = wanted.name.trim();
  const card = cardOf(wanted, project);
  const refused = [
    ...idProblems(wanted.id, project),
    ...nameProblems(name, trade),
    ...parentProblems(wanted, project),
  ];
  if (card === undefined && refused.length === 0)
    refused.push(`${Many} change more than one card, or none yet. Say which one this ${one} changes.`);
  if (refused.length > 0) return { refused };

  const named = typeof wanted.id === 'number' ? [wanted.id, slugOf(name)] : [wanted.id];
  const file = `${layoutOf(trade.words.owners).folder}/${named.filter((part) => part !== '').join('-')}.json`;
  if (files.some((one) => one.file === file))
    return { refused: [`${file} exists already. Move it away, or choose another id or name.`] };
  const content = {
    $schema: '../schemas/meta/variant.schema.json',
    [layoutOf(trade.words.owners).many]: [wanted.id],
    name,
    card,
    ...(wanted.extends !== undefined && { extends: wanted.extends }),
  };
  const added = { file, text: printJson(content) };
  return refusedBy(checkDefinitions, [added], files, trade) ?? added;
}

function idProblems(id: OwnerId, { variants, trade }: Project): string[] {
  const { ids } = trade.words.owners;
  const isRight = typeof id === 'number' ? Number.isInteger(id) && id >= 1 && id <= highestId : isSlug(id);
  if (typeof id !== (ids === 'text' ? 'string' : 'number') || !isRight)
    return [
      ids === 'number'
        ? `The id must be a whole number from 1 to ${highestId}.`
        : 'The id must be of small letters, digits and hyphens.',
    ];
  const taken = [...variants.values()].find((source) => ownerNodes(source).some(({ value }) => value === id));
  return taken === undefined
    ? []
    : [`${nounsOf(trade).One} ${id} has a file already: ${taken.file}. Change that one, or give another id.`];
}

function nameProblems(name: string, trade: TradeWords): string[] {
  if (!/[\p{L}\p{N}]/u.test(name)) return [`Give the name that customers know the ${nounsOf(trade).one} by.`];
  if (/\p{C}/u.test(name) || name.length > longestName)
    return [`The name must be one line of at most ${longestName} characters.`];
  return [];
}

function parentProblems({ extends: parent }: NewOwner, { variants }: Project): string[] {
  if (parent === undefined || variants.has(parent)) return [];
  const { message, suggest } = withHelp(
    `There is no variant "${parent}" to extend.`,
    parent,
    variants.keys(),
  );
  return [suggest === undefined ? message : `${message} Did you mean "${suggest}"?`];
}

/** The card that is named, that of the variant which is extended, or the one that all variants change. */
function cardOf({ card, extends: parent }: NewOwner, { variants }: Project): string | undefined {
  if (card !== undefined) return card;
  const chosen = variants.get(parent ?? '');
  const changed = (chosen === undefined ? [...variants.values()] : [chosen]).flatMap(
    ({ root }) => textOf(at(root, 'card')) ?? [],
  );
  return new Set(changed).size === 1 ? changed[0] : undefined;
}

/** The id that somebody wrote, as the trade has ids; NaN for a text that is no whole number where ids are numbers. */
export function readOwnerId(text: string, { words }: TradeWords): OwnerId {
  if (words.owners.ids === 'text') return text;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
