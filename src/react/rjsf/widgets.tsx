import type { RegistryWidgetsType, WidgetProps as RjsfWidgetProps, Widget } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { WidgetEntry, WidgetProps, WidgetRegistry } from '../../../widgets/types.ts';
import type { ResolvedField } from '../../engine/types.ts';
import { fieldOf } from './field-of.ts';

/** What a journey's page knows of a field beyond what rjsf hands to a widget. */
interface Given {
  readonly field: ResolvedField;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly busy: boolean;
  readonly onAction?: () => void;
  readonly onEntry?: WidgetProps['onEntry'];
  readonly children?: ReactNode;
}

/**
 * The widget of a word as rjsf draws widgets. It draws its label, hint and error by itself. In a form of somebody else's
 * the day is the form's: `formContext={{ today: '2026-11-21' }}`.
 */
const asRjsfWidget =
  (word: string, { Widget: Word }: WidgetEntry): Widget =>
  (props: RjsfWidgetProps & Partial<Given>) => {
    const { field, today, busy = false, onAction, onEntry, children, ...rjsf } = props;
    const { id, value, rawErrors, onChange, onBlur } = rjsf;
    return (
      <Word
        id={id}
        field={field ?? fieldOf(word, rjsf)}
        value={value}
        today={today ?? rjsf.registry.formContext.today ?? ''}
        error={rawErrors?.[0]}
        busy={busy}
        rjsf={rjsf}
        onChange={(next) => onChange(next)}
        onLeave={() => onBlur(id, value)}
        {...(onAction && { onAction })}
        {...(onEntry && { onEntry })}
      >
        {children}
      </Word>
    );
  };

/** Every widget by its word, as a theme of rjsf registers them. */
export function rjsfWidgets(widgets: WidgetRegistry): RegistryWidgetsType {
  return Object.fromEntries(
    Object.entries(widgets).map(([word, entry]) => [word, asRjsfWidget(word, entry)]),
  );
}
