import { ButtonLink } from '@marisma/area-kit/ui';
import { aboutClosingPicture, aboutHeroPicture } from '../content/about';
import { ClosingCall } from '../parts/closing-call';
import { PageHero } from '../parts/page-hero';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { Awards } from './awards';
import { Story } from './story';
import { Values } from './values';

export const { title, description } = t.meta.about;

/** The about page. */
export default function AboutPage() {
  const { title: heading, eyebrow, heroLine, closing } = t.about;
  return (
    <>
      <PageHero picture={aboutHeroPicture} eyebrow={eyebrow} title={heading} line={heroLine} />
      <Story />
      <Values />
      <Awards />
      <ClosingCall title={closing.title} text={closing.text} picture={aboutClosingPicture}>
        <ButtonLink to={paths.properties} variant="gradient" size="lg">
          {closing.properties}
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="outline" size="lg">
          {closing.contact}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
