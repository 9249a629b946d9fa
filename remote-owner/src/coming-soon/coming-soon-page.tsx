import type { LoaderFunctionArgs } from '@marisma/shared/router';
import { withoutLocale } from '@marisma/shared/texts';
import { ComingSoon } from '@marisma/shared/ui';
import { paths } from '../paths';
import { t } from '../texts';

type Section = keyof typeof t.comingSoon.pages;

/** @returns the section in the address */
export const loader = ({ request }: LoaderFunctionArgs) =>
  withoutLocale(new URL(request.url).pathname).split('/').filter(Boolean).slice(1).join('/') as Section;

export const title = (section: Section) => t.common.title(t.comingSoon.pages[section].title);

export default function ComingSoonPage({ data: section }: { data: Section }) {
  const texts = t.comingSoon;
  return <ComingSoon {...texts.pages[section]} contact={{ label: texts.contact, to: paths.contact }} />;
}
