import { SampleSection, TitledPanel, type TitledPanelProps } from '@marisma/area-kit/ui';
import { createContext, useContext, type ReactNode } from 'react';
import { t } from '../texts';

const IsSample = createContext(false);

/** Whether what is shown here is a sample of the demo. */
export const useIsSample = (): boolean => useContext(IsSample);

/** Names a part of a dashboard; of a sample the name says so, which also tells it from the live one. */
export function useSourceTitle(): (title: string) => string {
  return useIsSample() ? t.common.asSample : (title) => title;
}

/** A part of a dashboard that live figures and samples share. */
export function FigurePanel({ title, ...rest }: Omit<TitledPanelProps, 'level'>) {
  return <TitledPanel {...rest} title={useSourceTitle()(title)} level={useIsSample() ? 3 : 2} />;
}

/** The demo's samples, under their label. */
export const Samples = ({ children }: { children: ReactNode }) => (
  <IsSample value={true}>
    <SampleSection title={t.common.samples} label={t.common.sampleLabel} note={t.common.sampleData} level={2}>
      {children}
    </SampleSection>
  </IsSample>
);
