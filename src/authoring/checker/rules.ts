import type { Rule } from './rule.ts';
import { askedText } from './rules/asked-text.ts';
import { badCalculation } from './rules/bad-calculation.ts';
import { badJson } from './rules/bad-json.ts';
import { badRelation } from './rules/bad-relation.ts';
import { badSchema } from './rules/bad-schema.ts';
import { brandValue } from './rules/brand-value.ts';
import { brokenMarkup } from './rules/broken-markup.ts';
import { conditionalSchema } from './rules/conditional-schema.ts';
import { cycle } from './rules/cycle.ts';
import { duplicate } from './rules/duplicate.ts';
import { emptyText } from './rules/empty-text.ts';
import { fileName } from './rules/file-name.ts';
import { hiddenCharacter } from './rules/hidden-character.ts';
import { keyOrder } from './rules/key-order.ts';
import { longSentence } from './rules/long-sentence.ts';
import { lowContrast } from './rules/low-contrast.ts';
import { marketingPreset } from './rules/marketing-preset.ts';
import { missingKey } from './rules/missing-key.ts';
import { noOpLine } from './rules/no-op-line.ts';
import { personalTracked } from './rules/personal-tracked.ts';
import { prototypeKey } from './rules/prototype-key.ts';
import { repeatedText } from './rules/repeated-text.ts';
import { toTheLetter } from './rules/to-the-letter.ts';
import { tooDeep } from './rules/too-deep.ts';
import { tooLarge } from './rules/too-large.ts';
import { unknownCheck } from './rules/unknown-check.ts';
import { unknownEffect } from './rules/unknown-effect.ts';
import { unknownKey } from './rules/unknown-key.ts';
import { unknownLookup } from './rules/unknown-lookup.ts';
import { unknownMessage } from './rules/unknown-message.ts';
import { unknownName } from './rules/unknown-name.ts';
import { unknownPath } from './rules/unknown-path.ts';
import { unknownPicture } from './rules/unknown-picture.ts';
import { unknownPlaceholder } from './rules/unknown-placeholder.ts';
import { unknownWidget } from './rules/unknown-widget.ts';
import { unplaced } from './rules/unplaced.ts';
import { unsafeLink } from './rules/unsafe-link.ts';
import { unsafePattern } from './rules/unsafe-pattern.ts';
import { untidyText } from './rules/untidy-text.ts';
import { unusedCard } from './rules/unused-card.ts';
import { vagueLink } from './rules/vague-link.ts';
import { valueOutsideEnum } from './rules/value-outside-enum.ts';
import { wrongType } from './rules/wrong-type.ts';

/** Every rule by its id, which is the name of its file. */
export const rules: Readonly<Record<string, Rule>> = {
  'asked-text': askedText,
  'bad-calculation': badCalculation,
  'bad-json': badJson,
  'bad-relation': badRelation,
  'bad-schema': badSchema,
  'brand-value': brandValue,
  'broken-markup': brokenMarkup,
  'conditional-schema': conditionalSchema,
  cycle,
  duplicate,
  'empty-text': emptyText,
  'file-name': fileName,
  'hidden-character': hiddenCharacter,
  'key-order': keyOrder,
  'long-sentence': longSentence,
  'low-contrast': lowContrast,
  'marketing-preset': marketingPreset,
  'missing-key': missingKey,
  'no-op-line': noOpLine,
  'personal-tracked': personalTracked,
  'prototype-key': prototypeKey,
  'repeated-text': repeatedText,
  'to-the-letter': toTheLetter,
  'too-deep': tooDeep,
  'too-large': tooLarge,
  'unknown-check': unknownCheck,
  'unknown-effect': unknownEffect,
  'unknown-key': unknownKey,
  'unknown-lookup': unknownLookup,
  'unknown-message': unknownMessage,
  'unknown-name': unknownName,
  'unknown-path': unknownPath,
  'unknown-picture': unknownPicture,
  'unknown-placeholder': unknownPlaceholder,
  'unknown-widget': unknownWidget,
  unplaced,
  'unsafe-link': unsafeLink,
  'unsafe-pattern': unsafePattern,
  'untidy-text': untidyText,
  'unused-card': unusedCard,
  'vague-link': vagueLink,
  'value-outside-enum': valueOutsideEnum,
  'wrong-type': wrongType,
};
