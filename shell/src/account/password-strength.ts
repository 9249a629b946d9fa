const MIN_LENGTH = 8;

/**
 * A rough measure of how hard a password is to guess: length first, then variety; repeated characters add
 * little. It is only a hint: the service decides.
 * @returns 0 (too short) to 4 (strong)
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < MIN_LENGTH) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 1;
  const score = Math.min(distinct, 16) / 4 + kinds / 2;
  return score >= 4.5 ? 4 : score >= 3.5 ? 3 : score >= 2.5 ? 2 : 1;
}

export const LEAST_LENGTH = MIN_LENGTH;
