import { translated } from '@marisma/shared/texts';

/** Words of the sample data, by what they belong to. */
export const sample = translated('sample', {
  tasks: {
    linen: 'Check linen delivery at Lagoon Villa Serenity',
    pool: 'Pool service at Villa Paradise',
    welcome: 'Prepare welcome basket for Camila Ortega',
    transfer: 'Confirm airport transfer for the Lindqvist party',
    review: 'Answer two new guest reviews',
  },
  districts: { lagoon: 'Lagoon', ocean: 'Oceanfront', palms: 'Residencial' },
  notices: {
    booking: 'New reservation: Ocean Villa Infinity, five nights.',
    maintenance: 'Pool service at Villa Paradise is finished.',
  },
});
