import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { deferred, Lead, Stack, Text } from '@marisma/area-kit/ui';
import { Bath, BedDouble, Check, Gem, Sparkles, Users, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { useShell } from '@marisma/area-kit/shell';
import { useEffect, useState } from 'react';
import { amenityIcons } from '../content/amenities';
import type { Property } from '../content/properties';
import { t } from '../texts';
import { Bedrooms } from './bedrooms';
import { ConciergeServices } from './concierge-services';
import { DetailSection } from './detail-section';
import { CheckTimes, GoodToKnow } from './good-to-know';

const Facts = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  font-size: ${token.size.lg};

  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }

  svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${token.color.eyebrow};
  }
`;

/** Number of bedrooms, bathrooms and guests. */
function KeyFacts({ property }: { property: Property }) {
  const { bedrooms, bathrooms, sleeps } = t.common;
  const facts = [
    { Icon: BedDouble, text: bedrooms(property.bedrooms) },
    { Icon: Bath, text: bathrooms(property.bathrooms) },
    { Icon: Users, text: sleeps(property.sleeps) },
  ];
  return (
    <Facts aria-label={t.detail.facts}>
      {facts.map(({ Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden="true" strokeWidth={1.25} />
          {text}
        </li>
      ))}
    </Facts>
  );
}

const Lines = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(3)} ${space(8)};
  text-wrap: pretty;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: ${space(3)};
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.2rem;
    color: ${token.color.eyebrow};
  }
`;

type CheckListProps = { items: readonly { text: string; Icon: LucideIcon }[] };

/** Short lines in two columns, each with an icon. */
function CheckList({ items }: CheckListProps) {
  return (
    <Lines>
      {items.map(({ text, Icon }) => (
        <li key={text}>
          <Icon aria-hidden="true" strokeWidth={1.5} />
          {text}
        </li>
      ))}
    </Lines>
  );
}

/** Whether the site is known to be a demo, which shows samples; false until its settings are read. */
function useDemoSite(): boolean {
  const { demo } = useShell();
  const [known, setKnown] = useState(false);
  useEffect(() => {
    let gone = false;
    void demo?.()
      // The data client reports settings that cannot be read.
      .catch(() => false)
      .then((answer) => !gone && setKnown(answer));
    return () => {
      gone = true;
    };
  }, [demo]);
  return known;
}

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

/** The size of the house and its highlights. */
export function PropertySummary({ property }: { property: Property }) {
  const { summary, highlights } = t.properties[property.id];
  return (
    <Stack $gap={8}>
      <KeyFacts property={property} />
      <Lead>{summary}</Lead>
      <CheckList items={highlights.map((text) => ({ text, Icon: Gem }))} />
    </Stack>
  );
}

/** The full description of a house, including its concierge services. */
export function PropertyDescription({ property }: { property: Property }) {
  const texts = t.detail;
  const words = t.properties[property.id];
  const demo = useDemoSite();
  return (
    <Stack $gap={12}>
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
          items={property.amenities.map((id) => ({ text: t.amenities[id], Icon: amenityIcons[id] }))}
        />
      </DetailSection>
      <ConciergeServices property={property} />
      <Place property={property} />
      <Reviews property={property} samples={demo} />
    </Stack>
  );
}
