/**
 * A typed amount of US dollars in cents: '1,250', 'US$1250.5', '1 250.50'; undefined for what is no amount. A comma
 * separates thousands and nothing else: '500,5' is none.
 */
export function readCents(typed: string): number | undefined {
  const plain = typed.trim().replace(/^(US)?\$\s*/, '');
  if (!/^(\d{1,9}|\d{1,3}([ ,]\d{3}){1,2})(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain.replace(/[ ,]/g, '')) * 100);
}
