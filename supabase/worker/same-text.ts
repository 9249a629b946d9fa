import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time. */
export function sameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
