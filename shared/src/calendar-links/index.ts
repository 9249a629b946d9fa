import { withStayTexts } from '../booking';

/**
 * Loads code that shows `./part`, the links under which others read taken nights, after its Spanish texts
 * where the document is in Spanish.
 */
export const withLinkTexts = <Module>(load: () => Promise<Module>): Promise<Module> =>
  withStayTexts(load, () => import('../texts/es/calendar-links'));
