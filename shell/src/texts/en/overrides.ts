/** Words about overrides; for the people who build the site, not for its visitors. */
export const overrides = {
  label: 'Overrides of this tab',
  inUse: (area: string, url: string) => `${area} comes from ${url} in this tab.`,
  broken: (area: string, url: string, fault: string) =>
    `${area} should come from ${url}, which can’t be used: ${fault}. The released build is not shown in its place.`,
  refused: (area: string) =>
    `The address named a place for ${area} that is not on this machine. It was ignored: an override is http://localhost:… or http://127.0.0.1:…, written out.`,
  reset: (area: string) => `Reset ${area}`,
  note: (url: string) => `override from ${url}, not covered by the signature`,
};
