import { ButtonLink } from '@marisma/area-kit/ui';
import { ownerClosingPicture, ownerHeroPicture } from '../content/owner-portal';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { ManagementOffer } from './management-offer';
import { PortalFeatures } from './portal-features';
import { TrackRecord } from './track-record';

export const { title, description } = t.meta.ownerPortal;

/** Our services for owners, and the owner portal. */
export default function OwnerPortalPage() {
  const { title: heading, eyebrow, heroLine, signIn, contact, closing } = t.ownerPortal;
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
      <PortalFeatures />
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
