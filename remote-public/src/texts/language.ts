import { createLanguage, type Language } from '@marisma/shared/texts';

export const { loadTexts, translated }: Language = createLanguage(() => import('./es/index'));
