import { Container, Section } from '@marisma/area-kit/ui';
import { ConciergeBell, Gem, MapPin, Waves, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { highlightIcons, type HighlightId } from '../content/home';
import { IconList } from '../parts/icon-list';
import { SectionHeading } from '../parts/section-heading';
import { t } from '../texts';

const icons: Record<(typeof highlightIcons)[HighlightId], LucideIcon> = {
  ConciergeBell,
  Gem,
  MapPin,
  Waves,
};

/** What every stay has: four things, each with an icon. */
export function Highlights() {
  const { eyebrow, title, items } = t.home.highlights;
  const headingId = useId();
  const highlights = (Object.keys(highlightIcons) as HighlightId[]).map((key) => ({
    key,
    icon: icons[highlightIcons[key]],
    ...items[key],
  }));
  return (
    <Section aria-labelledby={headingId}>
      <Container $width="wide">
        <SectionHeading id={headingId} eyebrow={eyebrow} title={title} plain />
        <IconList items={highlights} columns={4} />
      </Container>
    </Section>
  );
}
