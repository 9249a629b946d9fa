import type { Answer } from '../../../shared/src/data/database';
import { oneLine } from '../letters/plain-text';
import { money as en } from '../letters/words/en-money';
import { money as es } from '../letters/words/es-money';

/** What is paid for, on the provider's page: 'Deposit · Villa Paradise · MR-7K2M'. */
export const titleOf = ({ kind, what, house, code, locale }: Answer<'open_checkout'>): string =>
  [oneLine(what ?? '') || { en, es }[locale].kinds[kind], oneLine(house), code].join(' · ');
