/**
 * Whether a text is a CLABE, the number of a Mexican bank account: 18 digits by the standard of the Asociación de Bancos
 * de México. The first 17 are weighted 3, 7, 1, each product counts modulo 10, and the last makes their sum a multiple
 * of 10.
 */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce(
    (total, digit, at) => total + ((Number(digit) * (at === 17 ? 1 : (weights[at % 3] ?? 0))) % 10),
    0,
  );
  return sum % 10 === 0;
}
