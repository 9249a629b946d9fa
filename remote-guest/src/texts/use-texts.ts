import { useLocale } from '@marisma/shared/shell';
import { en, type Texts } from './en';

const languages: Record<string, Texts> = { en };

/** The words in the language the visitor reads; English where there is no translation. */
export function useTexts(): Texts {
  return languages[useLocale().split('-')[0] ?? ''] ?? en;
}
