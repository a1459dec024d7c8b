import { counted } from '../../words/counted.ts';
import { saysChange } from './last-change.ts';
import { saysLaw } from './law.ts';
import { type Origin, saysPlace } from './provenance.ts';
import { type Sheet, type SheetRow, saysQuestion } from './sheet.ts';

/** What the columns of a sheet are called. */
export const sheetColumns: readonly string[] = [
  'Words',
  'Shown',
  'Question (field sent)',
  'Required',
  'Answered beforehand',
  'The law',
  'Written at',
  'Last change',
  'Hash',
  'Signed',
];

/** What each row of a sheet says, column by column; the last one is for a signature. */
export function sheetCells(row: SheetRow): readonly string[] {
  const { text, shown, required, preset, law, origins, hash, signed } = row;
  const [nearest] = origins;
  const place = nearest === undefined ? '' : saysPlace(nearest);
  const signature = signed === undefined ? '☐' : `${signed.by}, ${signed.on}`;
  return [
    ...[text, shown, saysQuestion(row), required, preset, law.map(saysLaw).join(' ')],
    ...[place, saysChange(row), hash, signature],
  ];
}

/** `Leeds (owner 8)` */
export function sheetTitle({ owner, noun }: Sheet): string {
  return owner.id === undefined ? owner.name : `${owner.name} (${noun} ${owner.id})`;
}

/** What is sent without asking, as sentences. */
export function sentSentences({ sent }: Sheet): readonly string[] {
  const at = (place: Origin | undefined) => (place === undefined ? '' : ` (${saysPlace(place)})`);
  return sent.map(({ field, value, place }) => `Sent without asking: ${field} is ${value}${at(place)}`);
}

/** A sheet as Markdown. */
export function sheetMarkdown(sheet: Sheet): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [
    `# ${escaped(sheetTitle(sheet))}`,
    `Version ${sheet.version}, from ${counted(sheet.contexts, 'context')}.`,
    [
      line(sheetColumns),
      `| ${sheetColumns.map(() => '---').join(' | ')} |`,
      ...sheet.rows.map((row) => line(sheetCells(row))),
    ].join('\n'),
    ...sentSentences(sheet).map((sentence) => `- ${escaped(sentence)}`),
    'Signed off by: ____________________  Date: ____________',
  ]
    .join('\n\n')
    .concat('\n');
}

function escaped(words: string): string {
  return words.replace(/[\\*_[\]<>|`]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
