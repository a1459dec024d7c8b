import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../src/engine/safe-url.ts';
import { fillText, fillWording, placeholdersIn } from '../../src/engine/text.ts';
import { parseWording } from '../../src/engine/wording.ts';

const value = (name: string) => (name === 'gone' ? null : name === 'x' ? '**[a](b)**' : undefined);

describe('texts', () => {
  it('fills what it knows, empties what is absent and leaves what it does not know', () => {
    expect(fillText('{x}/{gone}/{query}', value)).toBe('**[a](b)**//{query}');
    expect(placeholdersIn('{x} and {meter.mpan} {}')).toEqual(['x', 'meter.mpan']);
  });

  it('keeps what a value holds from becoming a link or bold', () => {
    expect(parseWording(fillWording('MPAN {x}', value))).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'MPAN **[a](b)**' }] },
    ]);
    const address = fillWording('[Terms]({u})', () => 'https://a.example/(x)');
    expect(parseWording(address)).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'link', text: 'Terms', href: 'https://a.example/%28x%29' }] },
    ]);
  });

  it('dials a number that a value gives without what only people read [Q2.17]', () => {
    const wording = fillWording('call [{n}](tel:{n}).', () => '0808 157 (0001)');
    expect(parseWording(wording)).toEqual([
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'call ' },
          { kind: 'link', text: '0808 157 (0001)', href: 'tel:08081570001' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('reads paragraphs, lists, bold and links', () => {
    expect(parseWording('One **two**\nthree\n\n- a\n- [b](tel:1)\nfour')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'One ' },
          { kind: 'bold', parts: [{ kind: 'text', text: 'two' }] },
          { kind: 'text', text: ' three' },
        ],
      },
      {
        kind: 'list',
        items: [[{ kind: 'text', text: 'a' }], [{ kind: 'link', text: 'b', href: 'tel:1' }]],
      },
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'four' }] },
    ]);
  });

  it('shows the words alone of a link that leads nowhere safe', () => {
    expect(parseWording('[go](javascript:alert) <b>')).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'go <b>' }] },
    ]);
  });
});

describe('safeUrl', () => {
  it.each(['https://a.example', 'HTTPS://a.example/x?y#z', 'mailto:a@b.c', 'tel:+44', '/', '/terms?x=1'])(
    'follows %s',
    (url) => expect(safeUrl(url)).toBe(url),
  );
  it.each([
    'javascript:alert(1)',
    'java\tscript:x',
    'data:text/html,x',
    'http://a.example',
    '//evil.example',
    '/\\evil.example',
    'https://bank.example@evil.example',
    'https://',
    'terms',
    '',
    'https://a.example/\u0000',
    7,
    null,
  ])('refuses %j', (url) => expect(safeUrl(url)).toBeUndefined());
});
