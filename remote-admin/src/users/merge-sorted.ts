type Compare<T> = (one: T, other: T) => number;

const STEP = 2000;

/**
 * Merges sorted lists into one, stably, in steps: it yields every 2,000 items so that the caller can pause.
 * @returns the merged list; equal items keep the order of their lists
 */
export function* mergeSorted<T>(lists: readonly T[][], compare: Compare<T>): Generator<void, T[]> {
  let round = lists;
  while (round.length > 1) {
    const merged: T[][] = [];
    for (let index = 0; index < round.length; index += 2) {
      merged.push(yield* mergeTwo(round[index] ?? [], round[index + 1] ?? [], compare));
    }
    round = merged;
  }
  return round[0] ?? [];
}

function* mergeTwo<T>(left: T[], right: T[], compare: Compare<T>): Generator<void, T[]> {
  const [end, start] = [left.at(-1), right[0]];
  if (end === undefined || start === undefined || compare(end, start) <= 0) return left.concat(right);
  const merged: T[] = [];
  let [fromLeft, fromRight] = [0, 0];
  while (merged.length < left.length + right.length) {
    const [one, other] = [left[fromLeft], right[fromRight]];
    const takeLeft = other === undefined || (one !== undefined && compare(one, other) <= 0);
    merged.push((takeLeft ? one : other) as T);
    if (takeLeft) fromLeft += 1;
    else fromRight += 1;
    if (merged.length % STEP === 0) yield;
  }
  return merged;
}
