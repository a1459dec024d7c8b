declare module 'virtual:definitions' {
  type Data = import('./types.ts').DefinitionData;
  export const definitions: import('../engine/types.ts').Definitions;
  export const pages: Data['pages'];
  export const tables: Data['tables'];
  /** The words of the brand that settings.json names, without its tokens and its own pages. */
  export const brand: Data['brands'][string];
  export const settings: Data['settings'];
  /** Calls back with each later version of the definitions; never in a build. */
  export function subscribe(
    listener: (next: { readonly definitions: import('../engine/types.ts').Definitions }) => void,
  ): void;
}

declare module 'virtual:definition-files' {
  type File = import('./types.ts').DefinitionFile;
  export const files: readonly File[];
  /** The log of what was saved and why, a line of JSON each; '' without one. */
  export const log: string;
  /** Whether a dev server stands behind the page and takes what is saved. */
  export const canSave: boolean;
  /** Calls back with the files and the log after each change on the disk; never in a build. */
  export function subscribe(
    listener: (next: { readonly files: readonly File[]; readonly log: string }) => void,
  ): void;
}

declare module 'virtual:variants' {
  /** Owner id → its variant's file, by name. */
  export const fileOf: Readonly<Record<string, string>>;
  /** A variant's file → the one that it extends. */
  export const parentOf: Readonly<Record<string, string>>;
  export const variantLoaders: Readonly<
    Record<
      string,
      () => Promise<{ readonly default: import('./types.ts').DefinitionData['variants'][string] }>
    >
  >;
  /** Calls back with each later version of this module; never in a build. */
  export function subscribe(
    listener: (
      next: Pick<typeof import('virtual:variants'), 'fileOf' | 'parentOf' | 'variantLoaders'>,
    ) => void,
  ): void;
}

declare module 'virtual:definitions/first' {
  type Definitions = import('../engine/types.ts').Definitions;
  /** What the first pages show, and what all journeys share. */
  export const definitions: Definitions;
  /** The address of every journey that has one, by the journey's name. */
  export const routes: Readonly<Record<string, string>>;
  /** The title of each of these. */
  export const titles: Readonly<Record<string, string>>;
  export function subscribe(listener: (next: { readonly definitions: Definitions }) => void): void;
}

declare module 'virtual:definitions/later' {
  type Later = Pick<
    import('../engine/types.ts').Definitions,
    'journeys' | 'cards' | 'conditions' | 'notices' | 'validators'
  >;
  /** The journeys that say `later`, and the cards, conditions and notices that only they name. */
  export const definitions: Later;
  export function subscribe(listener: (next: { readonly definitions: Later }) => void): void;
}

declare module 'virtual:validators' {
  export const validators: import('../engine/types.ts').Definitions['validators'];
}

declare module 'virtual:brands' {
  /** Every brand with its tokens, by name; the first page needs none of it. */
  export const brands: import('./types.ts').DefinitionData['brands'];
}

declare module 'virtual:words/*' {
  /** The texts of a file of words of the project that is built. */
  export const words: Readonly<Record<string, string>>;
}

declare module 'virtual:locales' {
  type Texts = import('./localise.ts').LocaleTexts;
  /** Every language by the name of its folder: what its speakers call it, its tag, and its texts; the language that files are written in has none. */
  export const locales: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly lang: string;
        readonly load?: () => Promise<{ readonly default: Texts }>;
      }
    >
  >;
}
