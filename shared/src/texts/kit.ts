import { createLanguage, type Language } from './language';

/** The words of what shell and areas build with: components and field rules. */
export const kit: Language = createLanguage(() => import('./es'));
