import type { ComponentType } from 'react';

/** A page of a trade: a component that is there, or what fetches it when it is first opened. */
export type TradePage<Given> = {
  /** Which of the steps above the page it belongs to, from 1; 0 for none of them. */
  readonly step: number;
} & (
  | /** It stands at the address that its journey says in JSON. */ { readonly journey: string }
  | /** It is no journey's; the address as react-router writes it: `/error/:status`. */ {
      readonly route: string;
      /** Its title, in the language of the page. */
      readonly title: () => string;
    }
) &
  ({ readonly Page: ComponentType<Given> } | { readonly load: () => Promise<ComponentType<Given>> });
