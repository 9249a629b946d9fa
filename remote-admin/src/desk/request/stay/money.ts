/**
 * Reads a typed amount of US dollars: '1,250', '$1250.5', '1250.50'.
 * @returns cents; undefined for what is no amount
 */
export function readCents(typed: string): number | undefined {
  const plain = typed.replace(/[\s$,]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}
