import { useLocale } from '@marisma/shared/shell';
import { en, type Texts } from './en';

const languages: Readonly<Record<string, Texts>> = { en };

/** The words of this area in the visitor's language; English where there is none. */
export const useTexts = (): Texts => languages[useLocale().split('-')[0] ?? ''] ?? en;
export { en, type Texts };
