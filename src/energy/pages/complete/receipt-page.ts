/** What a receipt says of one thing: its name, and its words. */
export type ReceiptLine = readonly [name: string, words: string];

const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}dt{color:#555}dd{margin:0 0 .75rem}';

/** A receipt as a page of its own, HTML, that needs nothing else to be read; `language` is that of its words. */
export function receiptPage(title: string, lines: readonly ReceiptLine[], language: string): string {
  const told = lines.map(([name, words]) => `<dt>${escaped(name)}</dt><dd>${escaped(words)}</dd>`);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
<main>
<h1>${escaped(title)}</h1>
<dl>
${told.join('\n')}
</dl>
</main>
</html>
`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
