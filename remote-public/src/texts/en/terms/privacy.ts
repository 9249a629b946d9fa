import type { TermsSection } from '../../terms-words';

export const privacy: readonly TermsSection[] = [
  {
    id: 'data-we-keep',
    title: 'What we keep',
    paragraphs: ['We ask only for what a request needs:'],
    points: [
      'Inquiries: name, email, phone if you give it, kind of inquiry, message, dates and guests.',
      'Service requests: name, email, phone, the service, preferred date, guests and your wishes.',
      'Stays and payments: dates, guests and pets; what was paid, when and how, but no card number; if you want a Mexican invoice, your RFC, name, tax regime, postal code and the use of the invoice.',
      'Arrival details, if you give them: flight, names and ages of those who travel with you, allergies and wishes.',
      'Accounts: name, email, phone, role, and a password that is stored only as a hash.',
    ],
  },
  {
    id: 'why-we-keep-it',
    title: 'Why we keep it',
    paragraphs: [
      'To answer you, to prepare your stay and the services you ask for, and to let you sign in. We do not sell personal data, do not build advertising profiles and send no newsletters that you have not asked for.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    paragraphs: [
      'Our administrators and managers, and those who carry out what you requested: a chef learns of your allergies, a driver of your flight. The provider that hosts our database stores the data on our behalf.',
      'If you pay by card, you give the card to our payment provider, who learns from us what the payment is for. Our accountant receives the tax data of an invoice.',
      'Opening WhatsApp, the map on our contact page or the payment page connects you with the companies that run them, under their own rules.',
    ],
  },
  {
    id: 'browser-storage',
    title: 'What your browser stores',
    paragraphs: [
      'We use no advertising or tracking cookies. Your browser keeps a note that you have seen the notice about this demo, the language you chose, the houses you save while you are not signed in, your session while you are signed in, and the technical details of the page version you are using. What you type into a form and do not send stays in its tab until you close it. The arrival guide of your stay, once you have opened it, stays readable without a network until the stay is over or you sign out.',
      'Now and then your browser tells us how fast a page loaded or that something failed, without your name, without the exact address of the page and without anything you typed.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long',
    paragraphs: [
      'Inquiries that lead to no stay are deleted after 12 months; if we merged several inquiries, all are deleted 12 months after the latest. Records of stays, payments and invoices are kept as long as tax law asks; what you tell us about your arrival is deleted 30 days after the stay. Accounts last until you ask us to close them.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    paragraphs: [
      'You may ask what we hold about you, have it corrected or deleted, object to its use, or take it with you. Write to us through the contact page; we answer within 20 working days and never charge for it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this notice',
    paragraphs: [
      'When we change these pages we change the date at the top. Changes do not reach back to reservations already confirmed.',
    ],
  },
];
