import { Button } from '../button/Button.tsx';
import { ErrorLine, wire } from '../frame/Field.tsx';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';

/** A button that runs its field's effect; it never answers. */
export function ActionButton({ id, field, onAction, error, busy = false }: WidgetProps) {
  return (
    <div>
      <ErrorLine id={id} error={error} />
      <Button {...wire({ id, field: { ...field, hint: '' }, error })} id={id} busy={busy} onClick={onAction}>
        {uiText(field, 'actionLabel') ?? field.label}
      </Button>
    </div>
  );
}
