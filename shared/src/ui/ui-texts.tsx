import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { uiTexts, type UiTexts } from './texts';

const UiTextsContext = createContext<UiTexts>(uiTexts);

/** Gives the kit's components other words, and another locale for dates. What is left out stays English. */
export function UiTextsProvider({ texts, children }: { texts: Partial<UiTexts>; children: ReactNode }) {
  const merged = useMemo(() => ({ ...uiTexts, ...texts }), [texts]);
  return <UiTextsContext value={merged}>{children}</UiTextsContext>;
}

/** The kit's words as they hold here. */
export const useUiTexts = (): UiTexts => useContext(UiTextsContext);
