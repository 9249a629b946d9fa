import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Container, Heading, Lead, Section, Text } from '@marisma/area-kit/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { managementOffer } from '../content/owner-portal';
import { SectionHeading } from '../parts/section-heading';
import { t } from '../texts';

const Columns = styled(Container)`
  display: grid;
  gap: ${space(12)};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(24)};
    align-items: start;
  }
`;

const Terms = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(6)};
  margin: ${space(10)} 0 0;

  /* The figures stand on one line, however many lines a label has. */
  > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding-top: ${space(5)};
    border-top: 1px solid ${token.color.rule};
  }

  dd {
    margin: 0;
    font-family: ${token.font.display};
    font-size: ${token.size.hero};
    line-height: 1.1;
    font-variant-numeric: lining-nums;
  }
`;

const Included = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(6)};

  > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: ${space(3)};
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15rem;
    color: ${token.color.eyebrow};
  }
`;

/** The price of managing a house, our commitments, and what is included. */
export function ManagementOffer() {
  const { commission, occupancyGuarantee } = managementOffer;
  const texts = t.ownerPortal.offer;
  const headingId = useId();
  return (
    <Section $tone="ink" aria-labelledby={headingId}>
      <Columns $width="wide">
        <div>
          <SectionHeading id={headingId} title={texts.title} />
          <Lead>{texts.text(commission, occupancyGuarantee)}</Lead>
          <Terms>
            <div>
              <Text as="dt" $muted>
                {texts.commissionLabel}
              </Text>
              <dd>{texts.commission(commission)}</dd>
            </div>
            <div>
              <Text as="dt" $muted>
                {texts.guaranteeLabel}
              </Text>
              <dd>{texts.guarantee(occupancyGuarantee)}</dd>
            </div>
          </Terms>
        </div>
        <div>
          <Heading level={3}>{texts.includesTitle}</Heading>
          <Included>
            {texts.includes.map((line) => (
              <li key={line}>
                <Check aria-hidden="true" strokeWidth={1.5} />
                <span>{line}</span>
              </li>
            ))}
          </Included>
        </div>
      </Columns>
    </Section>
  );
}
