import { createContext, useContext } from 'react';
import type { WidgetRegistry } from '../../widgets/types.ts';

const WidgetContext = createContext<WidgetRegistry | undefined>(undefined);

/** Hands the widgets to the components below, by the words that cards name them by. */
export const WidgetProvider = WidgetContext.Provider;

/** The widgets that were handed in; outside of a provider it throws, for no field could be drawn. */
export function useWidgets(): WidgetRegistry {
  const widgets = useContext(WidgetContext);
  if (widgets === undefined) throw new Error('Drawn outside of <WidgetProvider>.');
  return widgets;
}
