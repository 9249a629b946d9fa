import { selectTexts } from '@marisma/area-kit/texts';

/** What the lists say of conversations, before one is opened. */
export const requests = selectTexts('requests', {
  kinds: { inquiry: 'Inquiry', service: 'Service request', stay: 'Stay' },
  inquiries: {
    booking: 'Inquiry about a booking',
    concierge: 'Inquiry about concierge services',
    owner: 'Inquiry about your property',
    general: 'General inquiry',
  },
  noMessage: 'No messages yet.',
  wish: ({ dates, total }: { dates: string; total: string }): string =>
    `You asked to move the stay to ${dates}, for ${total}.`,
});
