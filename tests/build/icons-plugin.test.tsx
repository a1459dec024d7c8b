import { render } from '@testing-library/react';
import { createLucideIcon } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import lineIcon from '../../widgets/line-icon.ts';

/** What is drawn, and how: names of classes are lucide's own, and no style sheet knows them. */
function drawn(icon: React.JSX.Element) {
  const svg = render(icon).container.querySelector('svg');
  const said = (element: Element) =>
    [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)]
      .filter((part) => !part.startsWith('class=lucide') && !part.startsWith('xmlns='))
      .sort();
  return [svg, ...(svg?.children ?? [])].map((element) => element && said(element));
}

describe('an icon in the product', () => {
  const Lucide = createLucideIcon('sign', [
    ['circle', { cx: '12', cy: '12', r: '10', key: 'ground' }],
    ['path', { d: 'M12 8v4', key: 'line' }],
  ]);
  const Ours = lineIcon({
    node: [
      ['circle', { cx: '12', cy: '12', r: '10', key: 'ground' }],
      ['path', { d: 'M12 8v4', key: 'line' }],
    ],
  });

  it('is drawn as by lucide', () => {
    expect(drawn(<Ours />)).toHaveLength(3);
    expect(drawn(<Ours />)).toEqual(drawn(<Lucide />));
    expect(drawn(<Ours size={18} />)).toEqual(drawn(<Lucide size={18} />));
    expect(drawn(<Ours size="0.85em" />)).toEqual(drawn(<Lucide size="0.85em" />));
  });
});
