import type { ProofRule } from './proof-rule.ts';
import { blankCard } from './rules/blank-card.ts';
import { brokenObligation } from './rules/broken-obligation.ts';
import { changedChoice } from './rules/changed-choice.ts';
import { consequenceLoop } from './rules/consequence-loop.ts';
import { deadStep } from './rules/dead-step.ts';
import { hiddenRequired } from './rules/hidden-required.ts';
import { impossibleCondition } from './rules/impossible-condition.ts';
import { impossibleRequirement } from './rules/impossible-requirement.ts';
import { unmetNeed } from './rules/unmet-need.ts';
import { unorderedWriters } from './rules/unordered-writers.ts';
import { unreachableConsequence } from './rules/unreachable-consequence.ts';
import { unreachableItem } from './rules/unreachable-item.ts';
import { unreachableRule } from './rules/unreachable-rule.ts';
import { unreachableRun } from './rules/unreachable-run.ts';
import { unreachableStep } from './rules/unreachable-step.ts';
import { unreachableSubmit } from './rules/unreachable-submit.ts';
import { unreachableVariantLine } from './rules/unreachable-variant-line.ts';
import { unsentAnswer } from './rules/unsent-answer.ts';

/** Everything that is proved, by its id, which is the name of its file. */
export const proofRules: Readonly<Record<string, ProofRule>> = {
  'blank-card': blankCard,
  'broken-obligation': brokenObligation,
  'changed-choice': changedChoice,
  'consequence-loop': consequenceLoop,
  'dead-step': deadStep,
  'hidden-required': hiddenRequired,
  'impossible-condition': impossibleCondition,
  'impossible-requirement': impossibleRequirement,
  'unmet-need': unmetNeed,
  'unordered-writers': unorderedWriters,
  'unreachable-consequence': unreachableConsequence,
  'unreachable-item': unreachableItem,
  'unreachable-rule': unreachableRule,
  'unreachable-run': unreachableRun,
  'unreachable-step': unreachableStep,
  'unreachable-submit': unreachableSubmit,
  'unreachable-variant-line': unreachableVariantLine,
  'unsent-answer': unsentAnswer,
};
