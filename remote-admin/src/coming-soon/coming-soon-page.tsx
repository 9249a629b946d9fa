import type { LoaderFunctionArgs } from '@marisma/area-kit/router';
import { ComingSoon } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

type Section = Exclude<keyof typeof t.comingSoon.pages, 'reviews'>;

/** @returns the section in the address */
export const loader = ({ request }: LoaderFunctionArgs) =>
  new URL(request.url).pathname.split('/').filter(Boolean).at(-1) as Section;

export const title = (section: Section) => t.common.title(t.comingSoon.pages[section].title);

/** What each section is drawn as, and where what it is for can be done until it opens. */
const previews = {
  messages: { sketch: 'talk', meanwhile: paths.desk },
  listings: { sketch: 'houses', meanwhile: paths.listing },
  payments: { sketch: 'rows', meanwhile: paths.desk },
  settings: { sketch: 'switches', meanwhile: paths.deskHours },
} as const;

export default function ComingSoonPage({ data: section }: { data: Section }) {
  const { contact, pages } = t.comingSoon;
  const page = pages[section];
  const preview = previews[section];
  return (
    <ComingSoon
      title={page.title}
      what={page.what}
      sketch={preview.sketch}
      meanwhile={
        'meanwhile' in page && 'meanwhile' in preview
          ? { label: page.meanwhile, to: preview.meanwhile }
          : undefined
      }
      contact={{ label: contact, to: paths.contact }}
    />
  );
}
