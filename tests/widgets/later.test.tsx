import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { exampleField, examples } from '../../widgets/examples.ts';
import { later } from '../../widgets/later.tsx';
import type { WidgetProps } from '../../widgets/types.ts';

afterEach(cleanup);

const [example] = examples['text-field'];
const Box = ({ value }: WidgetProps) => <input aria-label="Box" defaultValue={`${value}`} />;

function show({ Widget }: { readonly Widget: ComponentType<WidgetProps> }, value: string) {
  if (!example) throw new Error('There is no example.');
  return (
    <Suspense fallback="On its way">
      <Widget
        id="box"
        field={exampleField('text-field', example)}
        value={value}
        today="2026-11-21"
        onLeave={() => {}}
        onChange={() => {}}
      />
    </Suspense>
  );
}

it('draws at once what was fetched ahead, with nothing in its place before', async () => {
  const entry = later(async () => Box);
  await entry.load();
  render(show(entry, 'a'));
  expect(screen.getByRole('textbox', { name: 'Box' })).toBeDefined();
});

it('says that it is on its way until it has come, and then stays the same element', async () => {
  let come = (_: ComponentType<WidgetProps>) => {};
  const entry = later(() => new Promise<ComponentType<WidgetProps>>((resolve) => (come = resolve)));
  const page = render(show(entry, 'a'));
  expect(page.container.textContent).toBe('On its way');
  await act(async () => come(Box));
  const box = screen.getByRole('textbox', { name: 'Box' });
  box.focus();
  const again = entry.load();
  come(Box);
  await again;
  page.rerender(show(entry, 'b'));
  expect(screen.getByRole('textbox', { name: 'Box' })).toBe(box);
  expect(document.activeElement).toBe(box);
});
