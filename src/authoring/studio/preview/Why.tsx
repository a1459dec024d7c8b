import { useEffect, useState } from 'react';
import { explain, explainItem, type Reason } from '../../../engine/explain.ts';
import { namingOf } from '../../../engine/naming.ts';
import type { JourneyState } from '../../../engine/types.ts';
import { type Signatures, signaturesOf } from '../../checker/sign-off.ts';
import { lawOf, saysLaw } from '../../review/law.ts';
import type { Project } from '../../review/project.ts';
import { decidedAt, type Origin, originsOf, type Section, saysPlace } from '../../review/provenance.ts';
import { saysSignature, signatureAt } from '../../review/signed.ts';
import look from '../look.module.css';
import { Place } from '../place/Place.tsx';
import type { WorkspaceStore } from '../state/workspace.ts';
import styles from './Inspector.module.css';
import type { StagedLine, Staging } from './staging.ts';

interface WhyProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly staging: Staging;
  readonly state: JourneyState;
  readonly line: StagedLine;
}

const titles: Readonly<Record<Reason['about'], string>> = {
  shown: 'Shown',
  hidden: 'Hidden',
  required: 'Required',
  optional: 'Not required',
  invalid: 'Wrong',
  blocking: 'Holds back',
  kept: 'Kept',
};

/** Why a sentence shows or not, and of a field also why it is required, wrong, or holds others back. */
export function Why({ store, project, staging, state, line }: WhyProps) {
  const { reasons, origins } = whyOf(project, staging, state, line);
  const { variant } = line.step.definition;
  const owner = variant === undefined ? undefined : staging.context.owner.variant;
  const law = lawOf(project, staging.model.name, owner, line.item);
  const signatures = useSignatures(project);
  const [nearest] = originsOf(project, { card: line.step.definition.card, variant: owner }, line);
  const signed = signatures && signatureAt(signatures, nearest);
  return (
    <dl className={look.stack}>
      {reasons.map(({ about, sentence, at }) => {
        const origin = at === undefined ? undefined : origins.get(at);
        return (
          <div key={sentence} className={styles.reason}>
            <dt>{titles[about]}</dt>
            <dd>
              {sentence} {origin && <Place store={store} project={project} place={origin} />}
            </dd>
          </div>
        );
      })}
      {law.map((one) => (
        <div key={one.name} className={styles.reason}>
          <dt>The law</dt>
          <dd>{saysLaw(one)}</dd>
        </div>
      ))}
      {(signed !== undefined || law.length > 0) && (
        <div className={styles.reason}>
          <dt>Signed</dt>
          <dd>{signed === undefined ? 'Nobody signed these words.' : `By ${saysSignature(signed)}.`}</dd>
        </div>
      )}
    </dl>
  );
}

/** Who signed which words; undefined until that is worked out, and where the browser makes no fingerprints. */
function useSignatures({ files, trade }: Project): Signatures | undefined {
  const [made, setMade] = useState<{ files: Project['files']; signatures: Signatures }>();
  useEffect(() => {
    let isWanted = true;
    signaturesOf(files, trade)
      .then((signatures) => isWanted && setMade({ files, signatures }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [files, trade]);
  return made?.files === files ? made.signatures : undefined;
}

/** The reasons as the journey now stands, with the places that they name. */
function whyOf(project: Project, { context, model }: Staging, state: JourneyState, line: StagedLine) {
  const { step, item, kind } = line;
  const { card, variant } = step.definition;
  const dressed = { card, variant: variant === undefined ? undefined : context.owner.variant };
  const origins = new Map<string, Origin>();
  const locate = (name: string, section: string, item: string) => {
    const [origin] = name === card && isSection(section) ? decidedAt(project, dressed, section, item) : [];
    if (origin === undefined) return undefined;
    const place = saysPlace(origin);
    origins.set(place, origin);
    return place;
  };
  const name = [...step.baseNames].find(([, base]) => base === item)?.[0] ?? item;
  const naming = namingOf(model);
  const reasons =
    kind === 'field'
      ? explain(model, state, name, locate, naming)
      : explainItem(model, state, { id: step.id, item: name }, locate, naming);
  return { reasons, origins };
}

const sections: readonly string[] = ['show', 'require', 'presets'] satisfies readonly Section[];

function isSection(name: string): name is Section {
  return sections.includes(name);
}
