import { ButtonLink, Container, Heading, Lead, Section, Text, VisuallyHidden } from '@marisma/area-kit/ui';
import { CalendarCheck, ChartLine, Check, MessageSquare, Star, Wallet, Wrench } from 'lucide-react';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { useId } from 'react';
import styled from 'styled-components';
import {
  managementOffer,
  ownerClosingPicture,
  ownerHeroPicture,
  ownerStats,
  type OwnerStatId,
} from '../content/owner-portal';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { IconSection } from '../parts/icon-section';
import { SectionHeading } from '../parts/section-heading';

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
function ManagementOffer() {
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

const Figures = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(8)};
  text-align: center;

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;

    > li + li {
      border-left: 1px solid ${token.color.line};
    }
  }
`;

const Figure = styled.p`
  font-family: ${token.font.display};
  font-size: ${token.size.hero};
  line-height: 1.1;
  color: ${token.color.accent};
  font-variant-numeric: lining-nums;
`;

const Note = styled(Text)`
  margin-top: ${space(8)};
  text-align: center;
`;

/** Three key figures for owners. */
function TrackRecord() {
  const { title, items, note } = t.ownerPortal.stats;
  const headingId = useId();
  return (
    <Section $space="md" aria-labelledby={headingId}>
      <Container>
        <VisuallyHidden as="h2" id={headingId}>
          {title}
        </VisuallyHidden>
        <Figures>
          {(Object.keys(ownerStats) as OwnerStatId[]).map((id) => (
            <li key={id}>
              <Figure>{items[id].value(ownerStats[id])}</Figure>
              <Text $muted>{items[id].label}</Text>
            </li>
          ))}
        </Figures>
        <Note $size="sm" $muted>
          {note}
        </Note>
      </Container>
    </Section>
  );
}

export const { title, description } = t.meta.ownerPortal;

/** Our services for owners, and the owner portal. */
export default function OwnerPortalPage() {
  const { title: heading, eyebrow, heroLine, signIn, contact, features, closing } = t.ownerPortal;
  return (
    <>
      <PageHero picture={ownerHeroPicture} eyebrow={eyebrow} title={heading} line={heroLine}>
        <ButtonLink to={paths.auth} variant="gradient" size="lg">
          {signIn}
        </ButtonLink>
        <ButtonLink to={paths.contactFor('owner')} variant="outline" size="lg">
          {contact}
        </ButtonLink>
      </PageHero>
      <TrackRecord />
      <IconSection
        tone="white"
        title={features.title}
        icons={{
          revenue: ChartLine,
          calendar: CalendarCheck,
          payouts: Wallet,
          guests: MessageSquare,
          reviews: Star,
          maintenance: Wrench,
        }}
        words={features.items}
        columns={3}
      />
      <ManagementOffer />
      <ClosingCall
        title={closing.title}
        text={closing.text}
        picture={ownerClosingPicture}
        primary={{ to: paths.contactFor('owner'), label: contact }}
        secondary={{ to: paths.auth, label: signIn }}
      />
    </>
  );
}
