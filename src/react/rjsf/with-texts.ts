/**
 * rjsf's helpers as its own widgets and templates have them: with its texts, which pages that draw none of them do without
 * (src/build/rjsf-plugin.ts).
 */
export * from '@rjsf/utils';
export { TranslatableString } from '@rjsf/utils/lib/enums.js';
