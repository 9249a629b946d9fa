import { selectTexts } from '@marisma/area-kit/texts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Words of the inspector; for the people who build the site, not for its visitors. */
export const inspector = selectTexts('inspector', {
  title: 'Areas of this page',
  close: 'Close inspector',
  none: '–',
  disabled: 'Switched off',
  noAreas: 'The registry names no areas.',
  columns: {
    area: 'Area',
    build: 'Build',
    state: 'State',
    reason: 'Reason',
    loadedIn: 'Ready after',
    size: 'Size',
  },
  milliseconds: (ms: number) => `${Math.round(ms)} ms`,
  slow: (phase: string) => `${phase}, slow`,
  size: (own: number, fetched: { count: number; bytes: number }) =>
    `${kB(own)} heaviest page, ${fetched.count} files fetched (${kB(fetched.bytes)})`,
  fault: (reason: string, reference?: string, detail?: string) =>
    [reason, reference, detail].filter(Boolean).join(' · '),
  pageFault: (pathname: string, reason: string, reference: string) => `${pathname}: ${reason} · ${reference}`,
  registry: 'Registry',
  revision: 'Revision',
  source: 'Came from',
  sources: {
    page: 'this page',
    network: 'the site',
    'last-good': 'this browser, kept from an earlier visit',
    none: 'nowhere',
  },
  signature: 'Signature',
  signed: 'checked',
  unsigned: 'the site is not signed',
  newer: 'Newer revision on the site',
  skipped: 'Builds skipped in this tab',
  problem: 'Problem',
  libraries: 'Shared libraries',
  usedBy: (areas: string) => (areas ? `taken by ${areas}` : 'not taken yet'),
});
