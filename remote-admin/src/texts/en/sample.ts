import { selectTexts } from '@marisma/area-kit/texts';

/** Words of the sample data, by what they belong to. */
export const sample = selectTexts('sample', {
  tasks: {
    linen: 'Check linen delivery at Lagoon Villa Serenity',
    pool: 'Pool service at Villa Paradise',
    welcome: 'Prepare welcome basket for Camila Ortega',
    transfer: 'Confirm airport transfer for the Lindqvist party',
    review: 'Answer two new guest reviews',
  },
  notices: {
    booking: (house: string, nights: string): string => `New reservation: ${house}, ${nights}.`,
    maintenance: 'The Wi-Fi at Lagoon Villa Serenity is working again.',
  },
});
