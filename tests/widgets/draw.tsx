import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, type Mock, vi } from 'vitest';
import type { Json } from '../../src/engine/types.ts';
import { exampleField, examples } from '../../widgets/examples.ts';
import { preloadWidget, widgets } from '../../widgets/registry.ts';
import type { WidgetExample, WidgetProps } from '../../widgets/types.ts';
import type { WidgetName } from '../../widgets/words.ts';

afterEach(cleanup);

/** Saturday; the widgets know no other clock. */
const today = '2026-11-21';

/** Every example of every widget, as rows of a table. */
export const everyExample: readonly (readonly [WidgetName, string, WidgetExample])[] = Object.entries(
  examples,
).flatMap(([widget, list]) =>
  list.map((example): readonly [WidgetName, string, WidgetExample] => [
    nameOf(widget),
    example.name,
    example,
  ]),
);

/** What the widget reports, in order. */
interface Reports {
  readonly onChange: Mock<(value: Json | undefined) => void>;
  readonly onLeave: Mock<() => void>;
  readonly onAction: Mock<() => void>;
  readonly onEntry: Mock<NonNullable<WidgetProps['onEntry']>>;
}

/** The page's side of the answer: `put` is there once the page is drawn. */
interface Answer {
  put: (value: Json | undefined) => void;
}

interface PageProps {
  readonly widget: WidgetName;
  readonly example: WidgetExample;
  readonly reports: Reports;
  readonly answer: Answer;
}

/** A page around one example: the answer lives here, as it does in the product. */
function Page({ widget, example, reports, answer }: PageProps) {
  const [value, setValue] = useState(example.value);
  answer.put = setValue;
  const { Widget } = widgets[widget];
  return (
    <Suspense fallback="Loading">
      <Widget
        id="field"
        field={exampleField(widget, example)}
        value={value}
        error={example.error}
        busy={example.busy ?? false}
        today={today}
        onLeave={reports.onLeave}
        onAction={reports.onAction}
        onEntry={reports.onEntry}
        onChange={(next) => {
          reports.onChange(next);
          setValue(next);
        }}
      >
        {example.children}
      </Widget>
      <button type="button">Elsewhere</button>
    </Suspense>
  );
}

/** Draws one example, with what it reports, a person to act on it, and `put` to change its answer from elsewhere. */
export async function drawExample(widget: WidgetName, example: WidgetExample) {
  await preloadWidget(widget);
  const reports: Reports = { onChange: vi.fn(), onLeave: vi.fn(), onAction: vi.fn(), onEntry: vi.fn() };
  const answer: Answer = { put: () => undefined };
  const page = render(<Page widget={widget} example={example} reports={reports} answer={answer} />);
  await page.findByText('Elsewhere');
  const put = (value: Json | undefined) => act(() => answer.put(value));
  const become = (next: WidgetExample) =>
    page.rerender(<Page widget={widget} example={next} reports={reports} answer={answer} />);
  return { ...page, ...reports, person: userEvent.setup(), put, become };
}

/** Draws the example of that name. */
export function draw(widget: WidgetName, name: string) {
  const example = examples[widget].find((candidate) => candidate.name === name);
  if (example === undefined) throw new Error(`${widget} has no example named "${name}"`);
  return drawExample(widget, example);
}

function nameOf(widget: string): WidgetName {
  for (const name of Object.keys(widgets)) if (name === widget && isName(name)) return name;
  throw new Error(`examples.ts names "${widget}", which is no widget`);
}

function isName(name: string): name is WidgetName {
  return Object.hasOwn(widgets, name);
}
