import type { Answer } from '../../../shared/src/data/database';
import { oneLine } from '../letters/plain-text';

const KINDS = {
  en: { deposit: 'Deposit', balance: 'Balance', extra: 'Extra', damage: 'Damage deposit' },
  es: { deposit: 'Anticipo', balance: 'Saldo', extra: 'Extra', damage: 'Depósito en garantía' },
};

/** What is paid for, on the provider's page and on its receipt: 'Deposit · Villa Paradise · MR-7K2M'. */
export function titleOf({ kind, what, house, code, locale }: Answer<'open_checkout'>): string {
  const words: Partial<Record<string, string>> = KINDS[locale];
  return [oneLine(what ?? '') || words[kind], oneLine(house), code].filter(Boolean).join(' · ');
}
