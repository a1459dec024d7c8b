import { ListPick } from '../search-select/ListPick.tsx';
import type { WidgetProps } from '../types.ts';
import { uiNumbers } from '../ui-options.ts';
import { QuickPicks } from './QuickPicks.tsx';

/** Suppliers: marks to pick from, a list with a word filter, the choice with its mark and Change (Q2.21). */
export function SupplierSelect(props: WidgetProps) {
  const ids = uiNumbers(props.field, 'quickPicks');
  return (
    <ListPick
      {...props}
      marks
      above={(choose) => <QuickPicks ids={ids} options={props.field.options ?? []} onChoose={choose} />}
    />
  );
}
