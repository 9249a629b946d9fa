import { selectTexts } from '@marisma/area-kit/texts';

export const comingSoon = selectTexts('comingSoon', {
  contact: 'In the meantime, ask our team',
  pages: {
    messages: {
      title: 'Messages',
      what: 'Conversations with guests and owners in one inbox, with who answers whom and by when.',
      meanwhile: 'Answer guests at the desk',
    },
    listings: {
      title: 'Listings',
      what: 'The homes as guests see them: pictures, texts, rates, seasons and special offers.',
      meanwhile: 'See the homes on the site',
    },
    payments: {
      title: 'Payments',
      what: 'Deposits, balances, refunds and owner payouts, with the statements that go with them.',
      meanwhile: 'Record payments at the desk',
    },
    reviews: {
      title: 'Reviews',
      what: 'What guests wrote after their stay, and a place to answer them.',
    },
    settings: {
      title: 'Settings',
      what: 'Company details, tax rates, message templates and who may do what.',
      meanwhile: 'Set office hours at the desk',
    },
  },
});
