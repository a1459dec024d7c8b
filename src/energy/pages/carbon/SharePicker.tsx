import { useId } from 'react';
import { classNames } from '../../../../widgets/class-names.ts';
import choice from '../../../../widgets/frame/Choice.module.css';
import radio from '../../../../widgets/frame/Ring.module.css';
import { partOfCost } from '../../api/carbon-replies.ts';
import { inPence } from '../details/figures.ts';
import { type Share, shares } from './offset.ts';
import styles from './SharePicker.module.css';
import { say } from './words.ts';

interface SharePickerProps {
  /** The price of the whole footprint, pounds. */
  readonly cost: number;
  readonly chosen: Share | undefined;
  readonly onChoose: (share: Share) => void;
}

/** How much to offset: tiles whose ring fills with the share (V8), each with its amount in words. */
export function SharePicker({ cost, chosen, onChoose }: SharePickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.picker}>
      <legend>{say('how-much-legend')}</legend>
      <div className={styles.tiles}>
        {shares.map((share) => (
          <label key={share} className={classNames(choice.choice, styles.tile)}>
            <input
              type="radio"
              className={classNames(radio.ring, styles.radio)}
              name={name}
              value={share}
              checked={share === chosen}
              onChange={() => onChoose(share)}
            />
            <svg className={styles.ring} viewBox="0 0 40 40" width="56" height="56" aria-hidden="true">
              <circle className={styles.track} cx="20" cy="20" r="16" />
              <circle
                className={styles.fill}
                cx="20"
                cy="20"
                r="16"
                pathLength={100}
                strokeDasharray={`${share} 100`}
                transform="rotate(-90 20 20)"
              />
            </svg>
            <strong>{share}%</strong>
            <span>{inPence(partOfCost(cost, share))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
