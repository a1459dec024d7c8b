import style from './receipt-page.css?raw';

/** What a receipt says of one thing: its name, and its words. */
export type ReceiptLine = readonly [name: string, words: string];

/** A receipt as a page of its own, HTML, that needs nothing else to be read; `language` is that of its words. */
export function receiptPage(title: string, lines: readonly ReceiptLine[], language: string): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = language;
  const add = (parent: Element, kind: string, words = '') => {
    const element = page.createElement(kind);
    element.textContent = words;
    return parent.appendChild(element);
  };
  add(page.head, 'meta').setAttribute('charset', 'utf-8');
  const view = add(page.head, 'meta');
  view.setAttribute('name', 'viewport');
  view.setAttribute('content', 'width=device-width,initial-scale=1');
  // Of no namespace: here it styles nothing, which our policy would complain of; the file is read as HTML.
  page.head.appendChild(page.createElementNS(null, 'style')).textContent = style;
  const main = add(page.body, 'main');
  add(main, 'h1', title);
  const list = add(main, 'dl');
  for (const [name, words] of lines) {
    add(list, 'dt', name);
    const said = add(list, 'dd');
    // No day breaks across two lines.
    for (const [place, part] of words.split(/(\d{2}-\d{2}-\d{4})/).entries())
      if (place % 2 === 1) add(said, 'span', part);
      else said.append(part);
  }
  return new XMLSerializer().serializeToString(page);
}
