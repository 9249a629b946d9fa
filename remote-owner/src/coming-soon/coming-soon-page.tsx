import type { LoaderFunctionArgs } from '@marisma/shared/router';
import { ComingSoon } from '@marisma/shared/ui';
import { paths } from '../paths';
import { en, useTexts, type Texts } from '../texts';

type Section = keyof Texts['comingSoon']['pages'];

/** @returns the section that the address names */
export const loader = ({ request }: LoaderFunctionArgs) =>
  new URL(request.url).pathname.split('/').filter(Boolean).slice(1).join('/') as Section;

export const title = (section: Section) => en.title(en.comingSoon.pages[section].title);

export default function ComingSoonPage({ data: section }: { data: Section }) {
  const texts = useTexts().comingSoon;
  return <ComingSoon {...texts.pages[section]} contact={{ label: texts.contact, to: paths.contact }} />;
}
