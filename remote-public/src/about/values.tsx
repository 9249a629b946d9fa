import { Container, Section } from '@marisma/area-kit/ui';
import { Gem, Handshake, Heart, Leaf, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { valueIcons, type ValueId } from '../content/about';
import { IconList } from '../parts/icon-list';
import { SectionHeading } from '../parts/section-heading';
import { t } from '../texts';

const icons: Record<(typeof valueIcons)[ValueId], LucideIcon> = { Gem, Handshake, Heart, Leaf };

/** The company's four values. */
export function Values() {
  const { title, items } = t.about.values;
  const headingId = useId();
  const values = (Object.keys(valueIcons) as ValueId[]).map((key) => ({
    key,
    icon: icons[valueIcons[key]],
    ...items[key],
  }));
  return (
    <Section $tone="sand" aria-labelledby={headingId}>
      <Container $width="wide">
        <SectionHeading id={headingId} title={title} plain />
        <IconList items={values} columns={4} />
      </Container>
    </Section>
  );
}
