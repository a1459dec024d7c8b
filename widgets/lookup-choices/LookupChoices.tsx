import ChevronRight from 'lucide-react/icons/chevron-right';
import { equal } from '../../src/engine/equal.ts';
import { sentLanguage } from '../../src/words/language.ts';
import choices from '../choices/Choices.module.css';
import { classNames } from '../class-names.ts';
import choice from '../frame/Choice.module.css';
import { FieldGroup } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { ListState, listProblem } from '../search-select/ListState.tsx';
import type { WidgetProps } from '../types.ts';
import styles from './LookupChoices.module.css';

/** More buttons than anybody reads; a page of thousands would stand still. */
const most = 100;

/** One of a few that the server gives, as buttons that answer at once (Q2.24). */
export function LookupChoices({ id, field, value, onChange, onLeave, onAction, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const problem = listProblem(field);
  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      {problem ? (
        <ListState id={id} field={field} problem={problem} onRetry={onAction} />
      ) : (
        <div className={choices.tiles}>
          {field.options?.slice(0, most).map((option, place) => (
            <button
              key={JSON.stringify(option.value)}
              type="button"
              id={place === 0 ? id : `${id}-${place}`}
              className={classNames(choice.choice, choices.option, styles.choice)}
              aria-pressed={equal(option.value, value)}
              onClick={() => {
                leaving.used();
                onChange(option.value);
              }}
            >
              <span className={classNames(choices.words, choices.label)} lang={sentLanguage()}>
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
              <ChevronRight size={20} />
            </button>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
