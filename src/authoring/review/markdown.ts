import { counted } from '../../words/counted.ts';
import { nounsOf } from '../checker/owners.ts';
import type { Change } from './changes.ts';
import { otherOwners } from './contexts.ts';
import { type Severity, severities, type WordRun } from './difference.ts';
import type { FileChange } from './file-changes.ts';
import { saysLaw } from './law.ts';
import { saysMatrix } from './matrix.ts';
import type { Project } from './project.ts';
import { type Origin, saysPlace } from './provenance.ts';
import { listed } from './reach.ts';
import type { Newcomer, Review } from './review.ts';
import { type Signed, saysSigned } from './signed.ts';

const headings: Readonly<Record<Severity, string>> = {
  payload: 'What is sent',
  required: 'What must be answered',
  preset: 'What is answered beforehand',
  presence: 'What is shown',
  wording: 'Wording',
  layout: 'Layout',
};

/** A review as Markdown, for a pull request. `signed` says of what the law speaks of who signed it. */
export function reviewMarkdown(review: Review, signed: Signed): string {
  const { after, changedContexts, owners, newcomers, otherCards, files } = review;
  const { one, One, Many } = nounsOf(after.project.trade);
  return [
    '# What this change means',
    `${counted(files.length, 'file')} changed. ${changedContexts.toLocaleString('en-GB')} of ${saysMatrix(after)}: ${changedContexts === 1 ? 'this one says' : 'these say'} something else than before.`,
    ...told(`New ${one}`, owners.came),
    ...told(`${One} taken out`, owners.went),
    ...newcomers.flatMap((newcomer) => newcomerMarkdown(newcomer, after.project)),
    ...section(`## ${Many}' terms`, owners.changes, signed),
    ...section('## Other cards', otherCards, signed),
    '## Every change, file by file',
    ...files.map(fileMarkdown),
  ]
    .join('\n\n')
    .concat('\n');
}

const told = (words: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`**${words}: ${listed(names)}.**`];

/** What staff look at before somebody new goes live: where customers are asked or told otherwise than by the others. */
function newcomerMarkdown({ owner, changes }: Newcomer, { data, trade }: Project): readonly string[] {
  const { one } = nounsOf(trade);
  const usual = data.variants[otherOwners]?.name;
  const all = `\`npm run sheet -- --${one} ${owner.id ?? owner.variant}\` has all that its customers are asked and told.`;
  const lines = changes.map(({ sentence, place }) => `- ${escaped(sentence)}${at(place)}`);
  const same = `It asks and says what ${usual} does, in its own name.`;
  const differing = lines.length === 0 ? same : lines.join('\n');
  return usual === undefined
    ? [`## ${owner.name}`, all]
    : [`## ${owner.name}, beside ${usual}`, differing, all];
}

function section(heading: string, changes: readonly Change[], signed: Signed): readonly string[] {
  if (changes.length === 0) return [];
  const parts = severities.flatMap((severity) => {
    const ours = changes.filter((change) => change.severity === severity);
    return ours.length === 0
      ? []
      : [`### ${headings[severity]}`, ours.map((one) => changeMarkdown(one, signed)).join('\n')];
  });
  return [heading, ...parts];
}

function changeMarkdown({ sentence, reach, place, aspect, words, law }: Change, signed: Signed): string {
  const isReworded = aspect === 'words' && words.some(({ kind }) => kind === 'same');
  const shown = isReworded ? [`  > ${words.map(runMarkdown).join('')}`.replaceAll('\n', ' ')] : [];
  const asked = law.map((one) => `  - The law: ${escaped(saysLaw(one))}`);
  const signing = law.length === 0 ? [] : [`  - ${escaped(saysSigned(signed, place))}`];
  return [`- ${escaped(sentence)} ${reach}.${at(place)}`, ...shown, ...asked, ...signing].join('\n');
}

function runMarkdown({ kind, text }: WordRun): string {
  const words = escaped(text);
  if (kind === 'same' || text.trim() === '') return words;
  const mark = kind === 'added' ? '**' : '~~';
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  return `${before}${mark}${inner}${mark}${after}`;
}

function fileMarkdown({ file, fate, values }: FileChange): string {
  const lines = values.map(({ sentence, place }) => `- ${escaped(sentence)}${at(place)}`);
  return [
    `\`${file}\` ${fate === 'changed' ? '' : `is ${fate}${fate === 'laid out anew' ? '; it says the same' : ''}.`}`.trim(),
    ...lines,
  ].join('\n');
}

function at(place: Origin | undefined): string {
  return place === undefined ? '' : ` \`${saysPlace(place)}\``;
}

/** Words that people wrote must not become marks; what stands in back-ticks stays as it is. */
function escaped(words: string): string {
  return words
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\*_[\]<>~#|]/g, '\\$&')))
    .join('')
    .replace(/\s*\n\s*/g, ' ');
}
