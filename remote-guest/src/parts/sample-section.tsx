import { Badge, SampleSection as Section } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../texts';

/** Says that what stands beside it is a sample of the demo. */
export const SampleBadge = () => (
  <div>
    <Badge $tone="gold">{t.dashboard.sampleData}</Badge>
  </div>
);

/** Samples of the demo, below what is the guest's own. */
export const SampleSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title} label={t.dashboard.sampleData} note={t.dashboard.sampleNote}>
    {children}
  </Section>
);
