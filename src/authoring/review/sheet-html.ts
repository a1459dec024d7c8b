import { counted } from '../../words/counted.ts';
import type { Sheet } from './sheet.ts';
import { sentSentences, sheetCells, sheetColumns, sheetTitle } from './sheet-markdown.ts';

/** How much of the page each column takes, in per cent. */
const widths = [22, 10, 11, 7, 9, 15, 9, 6, 5, 6];

const style = `
  @page { size: A4 landscape; margin: 12mm; }
  body { font: 9.5pt/1.35 system-ui, sans-serif; margin: 2rem; color: #111; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; table-layout: fixed; width: 100%; min-width: 64rem; }
  th, td { border-bottom: 1px solid #bbb; padding: 4pt 5pt; text-align: left; vertical-align: top; overflow-wrap: break-word; }
  th { border-bottom: 2px solid #111; font-size: 8.5pt; }
  td:first-child { font-size: 10.5pt; }
  td:nth-child(n + 2) { font-size: 8.5pt; }
  td:nth-last-child(-n + 3) { overflow-wrap: anywhere; color: #444; }
  td:last-child, th:last-child { text-align: center; font-size: 12pt; color: #111; }
  th:last-child { font-size: 8.5pt; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  @media print { body { margin: 0; } .wide { overflow: visible; } table { min-width: 0; } }
`;

/** A sheet as one page that prints by itself: nothing is fetched, nothing runs. */
export function sheetHtml(sheet: Sheet): string {
  const title = escaped(sheetTitle(sheet));
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${broken(escaped(cell))}</${tag}>`).join('')}</tr>`;
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body>
<h1>${title}</h1>
<p>Version ${sheet.version}, from ${counted(sheet.contexts, 'context')}.</p>
<div class="wide">
<table>
<colgroup>${widths.map((width) => `<col style="width: ${width}%">`).join('')}</colgroup>
<thead>${row(sheetColumns, 'th')}</thead>
<tbody>
${sheet.rows.map((one) => row(sheetCells(one), 'td')).join('\n')}
</tbody>
</table>
</div>
${sentSentences(sheet)
  .map((sentence) => `<p>${escaped(sentence)}</p>`)
  .join('\n')}
<p>Signed off by: ____________________&emsp;Date: ____________</p>
</body>
</html>
`;
}

/** Long names may break between their words, and paths after a slash. */
function broken(words: string): string {
  return words.replace(/(?<=[a-z])(?=[A-Z])|(?<=\/)(?=\w)/g, '<wbr>');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark).replaceAll('\n', '<br>');
}
