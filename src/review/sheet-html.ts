import type { Sheet } from './sheet.ts';
import { sentSentences, sheetCells, sheetColumns, sheetTitle } from './sheet-markdown.ts';

const style = `
  @page { size: A4 landscape; margin: 12mm; }
  body { font: 10pt/1.35 system-ui, sans-serif; margin: 2rem; color: #111; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border: 1px solid #999; padding: 4pt 5pt; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  th { background: #eee; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  td:first-child { width: 34%; }
  @media print { body { margin: 0; } }
`;

/** A sheet as one page that prints by itself: nothing is fetched, nothing runs. */
export function sheetHtml(sheet: Sheet): string {
  const title = escaped(sheetTitle(sheet));
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body>
<h1>${title}</h1>
<p>Version ${sheet.version}, from ${sheet.contexts} contexts.</p>
<table>
<thead>${row(sheetColumns, 'th')}</thead>
<tbody>
${sheet.rows.map((one) => row(sheetCells(one), 'td')).join('\n')}
</tbody>
</table>
${sentSentences(sheet)
  .map((sentence) => `<p>${escaped(sentence)}</p>`)
  .join('\n')}
<p>Signed off by: ____________________&emsp;Date: ____________</p>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark).replaceAll('\n', '<br>');
}
