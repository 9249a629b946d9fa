import { Container, Section } from '@marisma/area-kit/ui';
import { ClipboardList, Send, Sparkles, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { stepIcons, type StepId } from '../content/concierge';
import { IconList } from '../parts/icon-list';
import { SectionHeading } from '../parts/section-heading';
import { t } from '../texts';

const icons: Record<(typeof stepIcons)[StepId], LucideIcon> = { ClipboardList, Send, Sparkles };

/** How a booking works, in three steps. */
export function HowItWorks() {
  const { title, steps } = t.concierge.howItWorks;
  const headingId = useId();
  const items = (Object.keys(stepIcons) as StepId[]).map((key) => ({
    key,
    icon: icons[stepIcons[key]],
    ...steps[key],
  }));
  return (
    <Section $tone="sand" aria-labelledby={headingId}>
      <Container $width="wide">
        <SectionHeading id={headingId} title={title} plain />
        <IconList items={items} columns={3} ordered />
      </Container>
    </Section>
  );
}
