import { equal } from '../../src/engine/equal.ts';
import type { Json, ResolvedOption } from '../../src/engine/types.ts';
import { classNames } from '../class-names.ts';
import choice from '../frame/Choice.module.css';
import ring from '../frame/Ring.module.css';
import styles from './Choices.module.css';
import { HomePicture } from './HomePicture.tsx';
import { OptionFace, saySuppliers } from './OptionFace.tsx';

interface RadiosProps {
  readonly id: string;
  readonly options: readonly ResolvedOption[];
  readonly value: Json | undefined;
  /** `tiles` unless it is `segments` or `pictures`. */
  readonly appearance: Json | undefined;
  readonly invalid: boolean;
  readonly onChoose: (value: Json) => void;
}

/** Native radio buttons, drawn as tiles, side by side as segments, or as pictured homes. The first one carries the id. */
export function Radios({ id, options, value, appearance, invalid, onChoose }: RadiosProps) {
  const look = appearance === 'segments' || appearance === 'pictures' ? appearance : 'tiles';
  return (
    <div
      className={classNames(styles[look], look === 'segments' && choice.segments, invalid && styles.invalid)}
    >
      {options.map((option, place) => {
        const suppliersId = `${id}-${place}-suppliers`;
        return (
          <label key={JSON.stringify(option.value)} className={classNames(choice.choice, styles.option)}>
            <input
              type="radio"
              id={place === 0 ? id : `${id}-${place}`}
              name={id}
              className={classNames(ring.ring, styles.radio)}
              checked={equal(option.value, value)}
              aria-describedby={saySuppliers(option) && suppliersId}
              onChange={() => onChoose(option.value)}
            />
            {look === 'pictures' && <HomePicture size={place} />}
            <OptionFace option={option} suppliersId={suppliersId} />
          </label>
        );
      })}
    </div>
  );
}
