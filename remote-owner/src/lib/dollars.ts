import { formatMoney } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';

/** An amount of US cents in words. */
export const dollars = (cents: number): string => formatMoney(cents / 100, intlLocale());
