import { selectTexts } from '@marisma/area-kit/texts';

export const serviceBooking = selectTexts('serviceBooking', {
  back: 'Back to Services',
  price: 'Price',
  title: 'Book This Service',
  intro: 'Tell us when and for how many. We confirm every detail with you before anything is charged.',
  fields: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    date: 'Preferred Date',
    guests: 'Number of Guests',
    message: 'Special Requests or Questions',
  },
  placeholders: {
    name: 'Your name',
    email: 'you@example.com',
    phone: '+1 555 123 4567',
    message: 'Ages of children, an occasion to celebrate',
  },
  stay: {
    label: 'For your stay',
    hint: 'We then show it with your stay, and add it to your bill once you accept our offer.',
    option: (dates: string, house: string): string => `${dates}, ${house}`,
    none: 'None of my stays',
    outside: 'This day is outside your stay.',
  },
  submit: 'Submit Booking Request',
  submitting: 'Submitting...',
  sent: 'Request sent',
  consent: {
    before: 'By sending this request you accept our',
    link: 'Terms & Conditions',
    after: '.',
  },
  purpose: 'We use what you enter here to answer your request and to arrange the service.',
  failed: 'Failed to submit booking. Please try again.',
  submitted: "Booking request submitted! We'll contact you shortly.",
  notFound: 'Service not found',
  notFoundText: 'Choose a service from our list and book it here.',
});
