import { translated } from '@marisma/shared/texts';

export const comingSoon = translated('comingSoon', {
  contact: 'Ask the Marisma office meanwhile',
  pages: {
    messages: {
      title: 'Messages',
      what: 'Conversations with guests and owners in one inbox, with who answers whom and by when.',
    },
    listings: {
      title: 'Listings',
      what: 'The homes as guests see them: pictures, texts, rates, seasons and special offers.',
    },
    payments: {
      title: 'Payments',
      what: 'Deposits, balances, refunds and owner payouts, with the statements that go with them.',
    },
    reviews: {
      title: 'Reviews',
      what: 'What guests wrote after their stay, and a place to answer them.',
    },
    settings: {
      title: 'Settings',
      what: 'Company details, tax rates, message templates and who may do what.',
    },
  },
});
