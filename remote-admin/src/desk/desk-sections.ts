import { paths } from '../paths';
import { t } from '../texts';

/** Who looks at the desk, and where. */
interface Looker {
  admin: boolean;
  /** Whether the site is a demo. */
  demo: boolean;
}

interface Section {
  path: string;
  label: string;
  /** Further paths at which the section is the current one. */
  below?: string;
  shown: (looker: Looker) => boolean;
}

/** The desk's pages, in the order of their links. */
export const sections: readonly Section[] = [
  { path: paths.desk, label: t.desk.requests, below: `${paths.desk}/requests/`, shown: () => true },
  { path: paths.deskArrivals, label: t.desk.arrivals, shown: () => true },
  { path: paths.deskMails, label: t.desk.mails, shown: ({ demo }) => demo },
  { path: paths.deskPeople, label: t.desk.people, shown: ({ admin }) => admin },
  { path: paths.deskHours, label: t.desk.hours, shown: () => true },
  { path: paths.deskFeeds, label: t.desk.feeds, shown: () => true },
];

export const isCurrent = ({ path, below }: Section, pathname: string): boolean =>
  pathname === path || pathname.startsWith(below ?? `${path}/`);
