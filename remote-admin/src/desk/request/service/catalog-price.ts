/**
 * What the catalog's price makes for so many guests, in US cents: 'From $120/person' counts each of them, '$95 per
 * hour' does not; undefined where the text names no amount.
 */
export function catalogCents(text: string, guests: number): number | undefined {
  const [, amount] = /\$\s?(\d[\d,]*(?:\.\d{1,2})?)/.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const cents = Math.round(Number(amount.replaceAll(',', '')) * 100);
  return /(\/|\bper\s|\beach\s)\s*(person|guest)|\/persona|por persona/i.test(text) ? cents * guests : cents;
}
