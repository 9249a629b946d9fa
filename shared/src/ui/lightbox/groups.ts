export type Group = { name: string; first: number };

/** Takes pictures in their order; gives their groups with the place of the first picture of each. */
export function groupsOf(pictures: readonly { group?: string }[]): readonly Group[] {
  return pictures.flatMap(({ group }, index) =>
    group !== undefined && group !== pictures[index - 1]?.group ? [{ name: group, first: index }] : [],
  );
}

/** Takes a picture's place; gives that of the first picture of the next group, or the one before, round both ends. */
export function inNextGroup(groups: readonly Group[], at: number, step: -1 | 1): number {
  const current = groups.findLastIndex(({ first }) => first <= at);
  return groups[(current + step + groups.length) % groups.length]?.first ?? at;
}
