import { ButtonLink } from '@marisma/area-kit/ui';
import { conciergeClosingPicture, conciergeHeroPicture } from '../content/concierge';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { IconSection } from '../parts/icon-section';
import { ClipboardList, Send, Sparkles } from 'lucide-react';
import { ServiceBrowser } from './service-browser';

export const { title, description } = t.meta.concierge;

/** All concierge services, and how to book one. */
export default function ConciergePage() {
  const { title: heading, eyebrow, heroLine, talkToConcierge, howItWorks, closing } = t.concierge;
  return (
    <>
      <PageHero picture={conciergeHeroPicture} scrim={1.12} eyebrow={eyebrow} title={heading} line={heroLine}>
        <ButtonLink to={paths.contactFor('concierge')} variant="outline" size="lg">
          {talkToConcierge}
        </ButtonLink>
      </PageHero>
      <ServiceBrowser />
      <IconSection
        tone="sand"
        title={howItWorks.title}
        icons={{ request: Send, customize: ClipboardList, enjoy: Sparkles }}
        words={howItWorks.steps}
        columns={3}
        ordered
      />
      <ClosingCall title={closing.title} text={closing.text} picture={conciergeClosingPicture}>
        <ButtonLink to={paths.contactFor('concierge')} variant="gradient" size="lg">
          {closing.contact}
        </ButtonLink>
        <ButtonLink to={paths.properties} variant="outline" size="lg">
          {closing.properties}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
