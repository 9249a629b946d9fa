import type { LoaderFunctionArgs } from '@marisma/area-kit/router';
import { withoutLocale } from '@marisma/area-kit/texts';
import { ComingSoon, type SketchName } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

type Section = Exclude<keyof typeof t.comingSoon.pages, 'reviews' | 'messages'>;

/** @returns the section in the address */
export const loader = ({ request }: LoaderFunctionArgs) =>
  withoutLocale(new URL(request.url).pathname).split('/').filter(Boolean).slice(1).join('/') as Section;

export const title = (section: Section) => t.common.title(t.comingSoon.pages[section].title);

/** What each section is drawn as. */
const sketches: Record<Section, SketchName> = {
  payouts: 'rows',
  property: 'house',
  settings: 'switches',
  properties: 'houses',
  'properties/new': 'form',
  analytics: 'chart',
  help: 'talk',
  community: 'people',
};

/** Where what a section is for can be done until it opens; the others have the contact alone. */
const meanwhile = {
  payouts: paths.statement,
  property: paths.listing,
  settings: paths.profile,
  properties: paths.calendar,
  analytics: paths.overview,
} satisfies Partial<Record<Section, string>>;

const serves = (section: Section): section is keyof typeof meanwhile => section in meanwhile;

export default function ComingSoonPage({ data: section }: { data: Section }) {
  const { contact, pages } = t.comingSoon;
  return (
    <ComingSoon
      title={pages[section].title}
      what={pages[section].what}
      sketch={sketches[section]}
      meanwhile={serves(section) ? { label: pages[section].meanwhile, to: meanwhile[section] } : undefined}
      contact={{ label: contact, to: paths.contact }}
    />
  );
}
