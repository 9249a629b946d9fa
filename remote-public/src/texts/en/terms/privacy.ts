import type { TermsSection } from '../../terms-words';

export const privacy: readonly TermsSection[] = [
  {
    id: 'data-we-keep',
    title: 'What we keep',
    paragraphs: [
      'Marisma, 4810 Marisma Way, Suite 300, San Diego, CA 92101, USA, hello@marisma.example, is responsible for your personal data. We ask only for what a request needs:',
    ],
    points: [
      'Inquiries: name, email, phone if you give it, kind of inquiry, message, dates and guests.',
      'Service requests: name, email, phone, the service, preferred date, guests and your wishes.',
      'Stays and payments: dates, guests and pets; what was paid, when and how, but no card number; if you want a Mexican invoice, your RFC, name, tax regime, postal code and the use of the invoice.',
      'Arrival details, if you give them: flight, wishes, names of those who travel with you (with their permission), ages of children (given by a parent or guardian) and, only with your express consent, allergies and diet, which are sensitive data.',
      'Accounts: name, email, phone, role, and a password that is stored only as a hash.',
    ],
  },
  {
    id: 'why-we-keep-it',
    title: 'Why we keep it',
    paragraphs: [
      'Necessary purposes: to answer you, to decide on your request, to prepare your stay and the services you ask for, to take payments and issue invoices, to let you sign in, and to keep the site safe.',
      'Voluntary purposes, which you may refuse: to ask you for a review and show it, and to keep the houses that you save. We do not sell personal data, do not build advertising profiles and send no newsletters that you have not asked for.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    paragraphs: [
      'Our administrators and managers, and those who carry out what you requested: a chef learns of your allergies, a driver of your flight. The provider that hosts our database stores the data on our behalf.',
      'The owner of the house sees the dates and sums of your stay, not who you are. We transfer data only where your request needs it, as to that chef or driver, or where the law demands it; for anything else we would ask you first.',
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
      'You have the rights of access, rectification, cancellation (erasure) and opposition (ARCO); you may also withdraw consent and limit the use of your data. Do so in your account, or write us an email with:',
    ],
    points: [
      'your name, where to answer you, and a copy of your identification or, if you act for somebody else, of your authority;',
      'the data in question and what you ask for; for a correction, what is right and what proves it.',
      'We answer within 20 working days and do what we grant within 15 more; each may be extended once, with a reason. It costs nothing. What tax law asks for is kept without your name.',
      'If you do not agree, you may turn to the Secretaría Anticorrupción y Buen Gobierno, Mexico’s authority for data protection.',
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
