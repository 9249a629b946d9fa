import { Container, Section } from '@marisma/area-kit/ui';
import { CalendarCheck, ChartLine, MessageSquare, Star, Wallet, Wrench, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { portalFeatureIcons, type PortalFeatureId } from '../content/owner-portal';
import { IconList } from '../parts/icon-list';
import { SectionHeading } from '../parts/section-heading';
import { t } from '../texts';

const icons: Record<(typeof portalFeatureIcons)[PortalFeatureId], LucideIcon> = {
  CalendarCheck,
  ChartLine,
  MessageSquare,
  Star,
  Wallet,
  Wrench,
};

/** The six features of the portal. */
export function PortalFeatures() {
  const { title, items } = t.ownerPortal.features;
  const headingId = useId();
  const features = (Object.keys(portalFeatureIcons) as PortalFeatureId[]).map((key) => ({
    key,
    icon: icons[portalFeatureIcons[key]],
    ...items[key],
  }));
  return (
    <Section $tone="white" aria-labelledby={headingId}>
      <Container $width="wide">
        <SectionHeading id={headingId} title={title} plain />
        <IconList items={features} columns={3} />
      </Container>
    </Section>
  );
}
