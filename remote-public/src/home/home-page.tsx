import { ButtonLink } from '@marisma/area-kit/ui';
import { closingPicture } from '../content/home';
import { ClosingCall } from '../parts/closing-call';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { Collections } from './collections';
import { GuestBook } from './guest-book';
import { Hero } from './hero';
import { Highlights } from './highlights';
import { Intro } from './intro';

export const { title, description } = t.meta.home;

/** The site's front page. */
export default function HomePage() {
  const closing = t.home.closing;
  return (
    <>
      <Hero />
      <Intro />
      <Collections />
      <Highlights />
      <GuestBook />
      <ClosingCall title={closing.title} text={closing.text} picture={closingPicture}>
        <ButtonLink to={paths.properties} variant="gradient" size="lg">
          {closing.bookYourStay}
        </ButtonLink>
        <ButtonLink to={paths.concierge} variant="outline" size="lg">
          {closing.exploreConcierge}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
