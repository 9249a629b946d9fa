import { ButtonLink, Container, Section, Text, VisuallyHidden } from '@marisma/area-kit/ui';
import { ownerClosingPicture, ownerHeroPicture, type OwnerStatId, ownerStats } from '../content/owner-portal';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { ManagementOffer } from './management-offer';
import { IconSection } from '../parts/icon-section';
import { CalendarCheck, ChartLine, MessageSquare, Star, Wallet, Wrench } from 'lucide-react';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { useId } from 'react';
import styled from 'styled-components';

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
      <ClosingCall title={closing.title} text={closing.text} picture={ownerClosingPicture}>
        <ButtonLink to={paths.contactFor('owner')} variant="gradient" size="lg">
          {contact}
        </ButtonLink>
        <ButtonLink to={paths.auth} variant="outline" size="lg">
          {signIn}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
