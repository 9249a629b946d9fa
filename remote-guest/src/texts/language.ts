import { createLanguage, type Language } from '@marisma/shared/texts';

export const { loadTexts, translated }: Language = createLanguage(async () => ({
  t: (await import('./es')).es,
}));
