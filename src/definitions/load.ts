import { definitions as all, pages as declaredPages } from 'virtual:definitions';
import type { Definitions } from '../engine/types.ts';
import type { PageDefinition } from './types.ts';

/** Every journey, card, condition, fact, message and notice at once; the product itself takes them in parts (parts.ts). */
export const definitions: Definitions = all;

/** What is recorded when a page that is no journey opens, by the page's name. */
export const pages: Readonly<Record<string, PageDefinition>> = declaredPages;
