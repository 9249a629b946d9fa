import { selectTexts } from '@marisma/area-kit/texts';

/** The words of the terms that a guest has accepted. */
export const agreement = selectTexts('agreement', {
  title: 'Terms You Accepted',
  loading: 'Loading the terms',
  failed: 'The terms could not be loaded',
  none: 'No terms were accepted here',
  noneReason: 'This stay was arranged with our team, not asked for on this site.',
  stay: 'Stay',
  version: 'Version of the terms',
  acceptedOn: 'Accepted',
  hash: 'Checksum (SHA-256)',
  back: 'Back',
  print: 'Print',
});
