import { formatMoney } from '../format';
import { ui } from '../texts/en/ui';

/** An amount of US cents in words. */
export const formatCents = (cents: number): string => formatMoney(cents / 100, ui.locale);
