/** A typed amount of US dollars in cents: '1,250', '$1250.5', '1250.50'; 0 for what is no amount. */
export function readCents(typed: string): number {
  const plain = typed.replace(/[\s$,]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
}
