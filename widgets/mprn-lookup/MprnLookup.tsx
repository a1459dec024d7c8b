import { JourneyDialog } from '../journey-dialog/JourneyDialog.tsx';
import { KnownAnswer } from '../known-answer/KnownAnswer.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { sayMprn } from '../told.ts';
import type { WidgetProps } from '../types.ts';

/** A gas meter number (S2.14), shown as text where it was found. The answer is text of digits. */
export function MprnLookup(props: WidgetProps) {
  return <KnownAnswer {...props} box={MprnBox} say={sayMprn} />;
}

/** Who gives up the look-up still has the box to fill in: nothing is missing yet. */
const stays = () => {};

/** The number to type, and the button whose journey finds it by address. */
function MprnBox(props: WidgetProps) {
  const { id, field, value } = props;
  return (
    <>
      <TextField {...props} field={{ ...field, ui: { ...field.ui, mode: 'digits', width: 'medium' } }} />
      <JourneyDialog
        {...props}
        id={`${id}-lookup`}
        field={{ ...field, hint: '' }}
        value={value ?? null}
        error={undefined}
        onLeave={stays}
      />
    </>
  );
}
