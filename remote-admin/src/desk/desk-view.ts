/** `unsent` has the requests about which a mail could not be sent; its tab is shown while there are any. */
export const TABS = ['open', 'waiting', 'mine', 'closed', 'unsent'] as const;
export type DeskTab = (typeof TABS)[number];

/** The visible part of the desk: a tab or, while there is a text, what is found by it. */
export interface DeskView {
  tab: DeskTab;
  text: string;
}

/** Reads a view from an address; an unknown tab counts as the first. */
export const readDeskView = (params: URLSearchParams): DeskView => ({
  tab: TABS.find((known) => known === params.get('tab')) ?? TABS[0],
  text: params.get('search') ?? '',
});

/** Writes a view as an address; defaults are left out. */
export function writeDeskView({ tab, text }: DeskView): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== TABS[0]) params.set('tab', tab);
  // Not trimmed: the field shows the text in the address.
  if (text.trim()) params.set('search', text);
  return params;
}
