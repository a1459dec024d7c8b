import type { Experimental_DefaultFormStateBehavior } from '@rjsf/utils';

/**
 * rjsf's settings under which it answers nothing by itself: no only choice, no empty list or object, and no `false` for a
 * required box. For every form of a card: `<Form {...cardForm(card, stockOf)} {...fillsNothing} />`.
 */
export const fillsNothing: {
  readonly experimental_defaultFormStateBehavior: Experimental_DefaultFormStateBehavior;
} = {
  experimental_defaultFormStateBehavior: {
    constAsDefaults: 'never',
    emptyObjectFields: 'skipDefaults',
    arrayMinItems: { populate: 'never' },
    requiredBooleanDefault: 'skip',
  },
};
