import { withStayTexts } from '../stays';

/** The links under which other sites read a house's taken nights; `./part` has what is shown. */
export { linkShape, type HouseLink } from './links.data';

/** Loads code that shows `./part`, after its Spanish texts where the document is in Spanish. */
export const withLinkTexts = <Module>(load: () => Promise<Module>): Promise<Module> =>
  withStayTexts(load, () => import('../texts/es/calendar-links'));
