import { token } from '@marisma/area-kit/theme';
import { deferred, Lead, Stack, Text } from '@marisma/area-kit/ui';
import { Check, Gem, Sparkles } from 'lucide-react';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { t } from '../texts';
import { amenityIcon } from './amenity-icons';
import { Bedrooms } from './bedrooms';
import { CheckList } from './check-list';
import { CheckTimes } from './check-times';
import { ConciergeServices } from './concierge-services';
import { useDemoSite } from '../parts/use-demo-site';
import { DetailSection } from './detail-section';
import { GoodToKnow } from './good-to-know';
import { KeyFacts } from './key-facts';

const Paragraph = styled(Text)`
  max-width: ${token.width.prose};
  line-height: 1.75;
`;

const Fee = styled.span`
  font-family: ${token.font.body};
  font-size: ${token.size.md};
  color: ${token.color.textMuted};
`;

// After the page, so that its HTML does not grow.
const FloorPlan = deferred(() => import('./floor-plan'));
const Place = deferred(() => import('./place'));
const Reviews = deferred(() => import('./reviews'));

type StoryProps = { property: Property; className?: string };

/** The size of the house and its highlights. */
export function PropertyOpening({ property, className }: StoryProps) {
  const { summary, highlights } = t.properties[property.id];
  return (
    <Stack $gap={8} className={className}>
      <KeyFacts property={property} />
      <Lead>{summary}</Lead>
      <CheckList items={highlights.map((text) => ({ text, Icon: Gem }))} />
    </Stack>
  );
}

/** The full description of a house, including its concierge services. */
export function PropertyStory({ property, className }: StoryProps) {
  const texts = t.detail;
  const words = t.properties[property.id];
  const demo = useDemoSite();
  return (
    <Stack $gap={12} className={className}>
      <DetailSection title={texts.about(words.title)}>
        <Stack $gap={5}>
          {words.description.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </Stack>
      </DetailSection>
      <DetailSection title={texts.whatsIncluded}>
        <CheckList items={words.whatsIncluded.map((text) => ({ text, Icon: Check }))} />
      </DetailSection>
      <DetailSection
        title={
          <>
            {texts.premiumServices} <Fee>({texts.additionalFee})</Fee>
          </>
        }
      >
        <CheckList items={words.premiumServices.map((text) => ({ text, Icon: Sparkles }))} />
      </DetailSection>
      <CheckTimes property={property} />
      <GoodToKnow property={property} />
      <Bedrooms property={property} />
      <FloorPlan property={property} />
      <DetailSection title={texts.amenities}>
        <CheckList
          items={property.amenities.map((id) => ({ text: t.amenities[id], Icon: amenityIcon(id) }))}
        />
      </DetailSection>
      <ConciergeServices property={property} />
      <Place property={property} />
      <Reviews property={property} samples={demo} />
    </Stack>
  );
}
