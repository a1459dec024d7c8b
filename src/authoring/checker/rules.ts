import type { Rule } from './rule.ts';
import { agreedBeforehand } from './rules/agreed-beforehand.ts';
import { aloneAside } from './rules/alone-aside.ts';
import { askedText } from './rules/asked-text.ts';
import { askingTick } from './rules/asking-tick.ts';
import { badCalculation } from './rules/bad-calculation.ts';
import { badJson } from './rules/bad-json.ts';
import { badList } from './rules/bad-list.ts';
import { badPanel } from './rules/bad-panel.ts';
import { badRelation } from './rules/bad-relation.ts';
import { badResume } from './rules/bad-resume.ts';
import { badSchema } from './rules/bad-schema.ts';
import { badTable } from './rules/bad-table.ts';
import { brandValue } from './rules/brand-value.ts';
import { brokenMarkup } from './rules/broken-markup.ts';
import { changedText } from './rules/changed-text.ts';
import { clearsAbove } from './rules/clears-above.ts';
import { conditionalSchema } from './rules/conditional-schema.ts';
import { contradictedFigure } from './rules/contradicted-figure.ts';
import { crossedCopy } from './rules/crossed-copy.ts';
import { crossedTrack } from './rules/crossed-track.ts';
import { crossedWords } from './rules/crossed-words.ts';
import { cycle } from './rules/cycle.ts';
import { deadEnd } from './rules/dead-end.ts';
import { deniesItself } from './rules/denies-itself.ts';
import { duplicate } from './rules/duplicate.ts';
import { earlyCopy } from './rules/early-copy.ts';
import { earlyEffect } from './rules/early-effect.ts';
import { earlyNotice } from './rules/early-notice.ts';
import { emptyRange } from './rules/empty-range.ts';
import { emptyText } from './rules/empty-text.ts';
import { emptyTranslation } from './rules/empty-translation.ts';
import { exchangedText } from './rules/exchanged-text.ts';
import { fileName } from './rules/file-name.ts';
import { forOthers } from './rules/for-others.ts';
import { hiddenCharacter } from './rules/hidden-character.ts';
import { hiddenQuestion } from './rules/hidden-question.ts';
import { hidesItself } from './rules/hides-itself.ts';
import { idleStage } from './rules/idle-stage.ts';
import { impossibleDay } from './rules/impossible-day.ts';
import { keyOrder } from './rules/key-order.ts';
import { lateNotice } from './rules/late-notice.ts';
import { lawInWords } from './rules/law-in-words.ts';
import { longSentence } from './rules/long-sentence.ts';
import { lostCharacter } from './rules/lost-character.ts';
import { lostDenial } from './rules/lost-denial.ts';
import { lostSign } from './rules/lost-sign.ts';
import { lostTerm } from './rules/lost-term.ts';
import { lowContrast } from './rules/low-contrast.ts';
import { loweredGuard } from './rules/lowered-guard.ts';
import { marketingPreset } from './rules/marketing-preset.ts';
import { missingKey } from './rules/missing-key.ts';
import { neverKnown } from './rules/never-known.ts';
import { noOpLine } from './rules/no-op-line.ts';
import { oneTranslation } from './rules/one-translation.ts';
import { opposite } from './rules/opposite.ts';
import { optionalRequired } from './rules/optional-required.ts';
import { otherBeginning } from './rules/other-beginning.ts';
import { otherBrand } from './rules/other-brand.ts';
import { otherConsent } from './rules/other-consent.ts';
import { otherDirection } from './rules/other-direction.ts';
import { otherFigures } from './rules/other-figures.ts';
import { otherLanguage } from './rules/other-language.ts';
import { otherLink } from './rules/other-link.ts';
import { otherList } from './rules/other-list.ts';
import { otherMatter } from './rules/other-matter.ts';
import { otherName } from './rules/other-name.ts';
import { otherPart } from './rules/other-part.ts';
import { otherPlaceholders } from './rules/other-placeholders.ts';
import { otherSite } from './rules/other-site.ts';
import { otherValue } from './rules/other-value.ts';
import { personalTracked } from './rules/personal-tracked.ts';
import { prototypeKey } from './rules/prototype-key.ts';
import { refusedAnswer } from './rules/refused-answer.ts';
import { repeatedText } from './rules/repeated-text.ts';
import { sameSituation } from './rules/same-situation.ts';
import { sameTitle } from './rules/same-title.ts';
import { strangeNeighbour } from './rules/strange-neighbour.ts';
import { toTheLetter } from './rules/to-the-letter.ts';
import { tooDeep } from './rules/too-deep.ts';
import { tooLarge } from './rules/too-large.ts';
import { turnedRound } from './rules/turned-round.ts';
import { unaskedConsent } from './rules/unasked-consent.ts';
import { unfitExample } from './rules/unfit-example.ts';
import { unfitWidget } from './rules/unfit-widget.ts';
import { unitTwice } from './rules/unit-twice.ts';
import { unknownAddress } from './rules/unknown-address.ts';
import { unknownAutofill } from './rules/unknown-autofill.ts';
import { unknownButton } from './rules/unknown-button.ts';
import { unknownCheck } from './rules/unknown-check.ts';
import { unknownEffect } from './rules/unknown-effect.ts';
import { unknownKey } from './rules/unknown-key.ts';
import { unknownLookup } from './rules/unknown-lookup.ts';
import { unknownMessage } from './rules/unknown-message.ts';
import { unknownName } from './rules/unknown-name.ts';
import { unknownOwner } from './rules/unknown-owner.ts';
import { unknownPath } from './rules/unknown-path.ts';
import { unknownPicture } from './rules/unknown-picture.ts';
import { unknownPlaceholder } from './rules/unknown-placeholder.ts';
import { unknownSource } from './rules/unknown-source.ts';
import { unknownTranslation } from './rules/unknown-translation.ts';
import { unknownWidget } from './rules/unknown-widget.ts';
import { unlikeAutofill } from './rules/unlike-autofill.ts';
import { unlikeLimits } from './rules/unlike-limits.ts';
import { unlikePeriod } from './rules/unlike-period.ts';
import { unlikeTwin } from './rules/unlike-twin.ts';
import { unmarkedPerson } from './rules/unmarked-person.ts';
import { unmaskedNumber } from './rules/unmasked-number.ts';
import { unofferedValue } from './rules/unoffered-value.ts';
import { unpermittedRun } from './rules/unpermitted-run.ts';
import { unplaced } from './rules/unplaced.ts';
import { unreadAnswer } from './rules/unread-answer.ts';
import { unreadReply } from './rules/unread-reply.ts';
import { unsafeLink } from './rules/unsafe-link.ts';
import { unsafePattern } from './rules/unsafe-pattern.ts';
import { untidyText } from './rules/untidy-text.ts';
import { untoldOption } from './rules/untold-option.ts';
import { untranslated } from './rules/untranslated.ts';
import { unusedCard } from './rules/unused-card.ts';
import { unusedName } from './rules/unused-name.ts';
import { vagueLink } from './rules/vague-link.ts';
import { valueOutsideEnum } from './rules/value-outside-enum.ts';
import { valueOutsideLimits } from './rules/value-outside-limits.ts';
import { waitingCircle } from './rules/waiting-circle.ts';
import { writtenName } from './rules/written-name.ts';
import { wrongType } from './rules/wrong-type.ts';
import { wrongWords } from './rules/wrong-words.ts';

/** Every rule by its id, which is the name of its file. */
export const rules: Readonly<Record<string, Rule>> = {
  'agreed-beforehand': agreedBeforehand,
  'alone-aside': aloneAside,
  'asked-text': askedText,
  'asking-tick': askingTick,
  'bad-calculation': badCalculation,
  'bad-json': badJson,
  'bad-list': badList,
  'bad-panel': badPanel,
  'bad-relation': badRelation,
  'bad-resume': badResume,
  'bad-schema': badSchema,
  'bad-table': badTable,
  'brand-value': brandValue,
  'broken-markup': brokenMarkup,
  'changed-text': changedText,
  'clears-above': clearsAbove,
  'conditional-schema': conditionalSchema,
  'contradicted-figure': contradictedFigure,
  'crossed-copy': crossedCopy,
  'crossed-track': crossedTrack,
  'crossed-words': crossedWords,
  cycle,
  'dead-end': deadEnd,
  'denies-itself': deniesItself,
  duplicate,
  'early-copy': earlyCopy,
  'early-effect': earlyEffect,
  'early-notice': earlyNotice,
  'empty-range': emptyRange,
  'empty-text': emptyText,
  'empty-translation': emptyTranslation,
  'exchanged-text': exchangedText,
  'file-name': fileName,
  'for-others': forOthers,
  'hidden-character': hiddenCharacter,
  'hidden-question': hiddenQuestion,
  'hides-itself': hidesItself,
  'idle-stage': idleStage,
  'impossible-day': impossibleDay,
  'key-order': keyOrder,
  'late-notice': lateNotice,
  'law-in-words': lawInWords,
  'long-sentence': longSentence,
  'lost-character': lostCharacter,
  'lost-denial': lostDenial,
  'lost-sign': lostSign,
  'lost-term': lostTerm,
  'low-contrast': lowContrast,
  'lowered-guard': loweredGuard,
  'marketing-preset': marketingPreset,
  'missing-key': missingKey,
  'never-known': neverKnown,
  'no-op-line': noOpLine,
  'one-translation': oneTranslation,
  opposite,
  'optional-required': optionalRequired,
  'other-beginning': otherBeginning,
  'other-brand': otherBrand,
  'other-consent': otherConsent,
  'other-direction': otherDirection,
  'other-figures': otherFigures,
  'other-language': otherLanguage,
  'other-link': otherLink,
  'other-list': otherList,
  'other-matter': otherMatter,
  'other-name': otherName,
  'other-part': otherPart,
  'other-placeholders': otherPlaceholders,
  'other-site': otherSite,
  'other-value': otherValue,
  'personal-tracked': personalTracked,
  'prototype-key': prototypeKey,
  'refused-answer': refusedAnswer,
  'repeated-text': repeatedText,
  'same-situation': sameSituation,
  'same-title': sameTitle,
  'strange-neighbour': strangeNeighbour,
  'to-the-letter': toTheLetter,
  'too-deep': tooDeep,
  'too-large': tooLarge,
  'turned-round': turnedRound,
  'unasked-consent': unaskedConsent,
  'unfit-example': unfitExample,
  'unfit-widget': unfitWidget,
  'unit-twice': unitTwice,
  'unknown-address': unknownAddress,
  'unknown-autofill': unknownAutofill,
  'unknown-button': unknownButton,
  'unknown-check': unknownCheck,
  'unknown-effect': unknownEffect,
  'unknown-key': unknownKey,
  'unknown-lookup': unknownLookup,
  'unknown-message': unknownMessage,
  'unknown-name': unknownName,
  'unknown-owner': unknownOwner,
  'unknown-path': unknownPath,
  'unknown-picture': unknownPicture,
  'unknown-placeholder': unknownPlaceholder,
  'unknown-source': unknownSource,
  'unknown-translation': unknownTranslation,
  'unknown-widget': unknownWidget,
  'unlike-autofill': unlikeAutofill,
  'unlike-limits': unlikeLimits,
  'unlike-period': unlikePeriod,
  'unlike-twin': unlikeTwin,
  'unmarked-person': unmarkedPerson,
  'unmasked-number': unmaskedNumber,
  'unoffered-value': unofferedValue,
  'unpermitted-run': unpermittedRun,
  unplaced,
  'unread-answer': unreadAnswer,
  'unread-reply': unreadReply,
  'unsafe-link': unsafeLink,
  'unsafe-pattern': unsafePattern,
  'untidy-text': untidyText,
  'untold-option': untoldOption,
  untranslated,
  'unused-card': unusedCard,
  'unused-name': unusedName,
  'vague-link': vagueLink,
  'value-outside-enum': valueOutsideEnum,
  'value-outside-limits': valueOutsideLimits,
  'waiting-circle': waitingCircle,
  'written-name': writtenName,
  'wrong-type': wrongType,
  'wrong-words': wrongWords,
};
