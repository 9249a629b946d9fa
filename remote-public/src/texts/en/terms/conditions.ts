import { stayPolicy } from '@marisma/area-kit/houses';
import type { TermsSection } from '../../terms-words';

const { depositPercent, balanceDays, bankFeePercent, halfRefundDays } = stayPolicy;

export const conditions: readonly TermsSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    paragraphs: [
      'Marisma offers stays in villas and residences on Mexico’s Pacific coast and arranges services around them. Our team has 10+ years in hospitality, works with 70+ channel partners and offers 24/7 service to guests in residence.',
      '“We” and “us” mean Marisma; “you” means the person who makes a request or a reservation, and everyone who travels with that person.',
    ],
  },
  {
    id: 'requests',
    title: 'Requests and reservations',
    paragraphs: [
      'A message or a booking request sent through this site is a question, not a contract. A reservation exists once we confirm it in writing with dates, house, number of guests and full price.',
      'The person who reserves must be at least 18 years old and answers for the whole party.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    paragraphs: [
      'Prices are in US dollars. Nightly prices are starting prices before taxes and fees; they change with season and length of stay. The confirmation states the final amount.',
    ],
    points: [
      `A deposit of ${depositPercent}% holds the reservation; the balance is due ${balanceDays} days before arrival.`,
      `Reservations made within ${balanceDays} days of arrival are paid in full at once.`,
      'No payment is taken on this site.',
    ],
  },
  {
    id: 'cancellation',
    title: 'Changes and cancellation',
    paragraphs: [
      'Write to us as early as you can; we will first look for other dates. If you cancel a stay:',
    ],
    points: [
      `More than ${balanceDays} days before arrival, we return all you have paid except ${bankFeePercent}% for bank costs.`,
      `Between ${balanceDays} and ${halfRefundDays + 1} days before, we return half.`,
      `Within ${halfRefundDays} days, we return what we earn by renting the same nights again.`,
      'If we have to cancel, we offer a comparable house or return everything.',
    ],
  },
  {
    id: 'your-stay',
    title: 'Your stay',
    paragraphs: [
      'Check-in and check-out times are listed for each property in Central Standard Time. We will gladly hold luggage, and offer early arrival or late departure when the house is free.',
    ],
    points: [
      'The number of guests may not exceed the number a house sleeps.',
      'Events, music outdoors after 11 PM and pets need our consent beforehand.',
      'Children near pools, jetties and the sea must be watched by an adult at all times.',
      'Please tell us of damage when it happens; fair wear is ours, carelessness is yours.',
    ],
  },
  {
    id: 'housekeeping',
    title: 'Housekeeping',
    paragraphs: [
      'Housekeeping carries a 100% satisfaction guarantee: if a room is not as it should be, tell us and we will return the same day and set it right at no cost.',
    ],
  },
  {
    id: 'concierge',
    title: 'Concierge services',
    paragraphs: [
      'Chefs, captains, guides, therapists and drivers are independent professionals chosen by us. Each service is confirmed with its price and its own conditions, and may depend on weather, season and health.',
      'A confirmed service may be canceled without charge up to 48 hours before it begins, unless its confirmation says otherwise.',
    ],
  },
  {
    id: 'liability',
    title: 'Our responsibility',
    paragraphs: [
      'We answer for what we and our staff do or fail to do. We cannot answer for storms, strikes, failures of public supply or the acts of others, but will help you whatever the cause. Nothing here limits rights that the law gives you and does not let us limit.',
      'We recommend travel insurance that covers cancellation, illness and valuables.',
    ],
  },
  {
    id: 'law',
    title: 'Law and disagreements',
    paragraphs: [
      'If something goes wrong, speak to us first: most matters are settled the same day. These terms follow the law of Mexico. As a consumer you keep the protection of the law where you live.',
    ],
  },
];
