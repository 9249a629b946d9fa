import { stayPolicy } from '@marisma/area-kit/houses';
import type { TermsSection } from '../../terms-words';

const { depositPercent, depositDays, lapseDays, balanceDays, bankFeePercent, halfRefundDays, vatPercent } =
  stayPolicy;
const [earlier, later] = stayPolicy.reminderDays;

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
      'A message or a booking request sent through this site is a question, not a contract. A reservation exists once we confirm it in writing with dates, house, number of guests and the full price, taxes included.',
      'The person who reserves must be at least 18 years old and answers for the whole party.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and taxes',
    paragraphs: [
      'Prices are in US dollars (US$). A price “from” is the lowest nightly rate, before taxes and fees; rates change with the season.',
      'Once you choose dates, the price is listed line by line and its total includes taxes and fees. The total that we confirm does not change unless the stay does.',
    ],
    points: [
      'Fees: cleaning, once a stay; each guest above the number that the rate includes, per night; each pet.',
      `Taxes: the state’s lodging tax (ISH) on the nights, and IVA (VAT) of ${vatPercent}% on nights and fees.`,
      'Who keeps what: nights and extra guests are the rent, which the owner of the house and we share; the fees for cleaning and pets are ours; taxes go to the tax authorities.',
    ],
  },
  {
    id: 'payment',
    title: 'Payment',
    paragraphs: [
      'You pay by bank transfer, with the code of your stay as the reference, or, where we offer it, by card on our payment provider’s page. We never see or keep the number of your card.',
    ],
    points: [
      `A deposit of ${depositPercent}% is due within ${depositDays} days of our confirmation and before arrival; the balance is due ${balanceDays} days before arrival. We remind you ${earlier} and ${later} days before the balance is due, and on the day.`,
      `A stay requested ${balanceDays} days or less before arrival has no deposit: a full payment is due within ${depositDays} days of our confirmation and before arrival.`,
      `If nothing has been paid when the first payment was due, we write to you; ${lapseDays} days later we release the nights and the reservation ends, unless we have given you more time.`,
      'If the balance is late, we write to you; we must have it before you arrive.',
      'You receive a receipt for each payment. It is not a tax document: for a Mexican invoice (CFDI) you leave your tax data with us, and our accountant issues it.',
      'A damage deposit, where we ask for one, is not part of the price. We hold it and release it after your departure; if we claim any of it for damage, we tell you how much and why.',
    ],
  },
  {
    id: 'cancellation',
    title: 'Changes and cancellation',
    paragraphs: [
      'Write to us as early as you can; we will first look for other dates. When a stay moves, nights that were agreed keep their price, new nights cost what they cost on the day of the change, and the stricter cancellation terms of the old and the new dates apply.',
      'If you cancel a stay:',
    ],
    points: [
      `More than ${balanceDays} days before arrival, we return all you have paid except ${bankFeePercent}% for bank costs.`,
      `Between ${balanceDays} and ${halfRefundDays + 1} days before, we return half of what you have paid.`,
      `Within ${halfRefundDays} days, if you do not arrive, or if you leave early, nothing is returned.`,
      'Whenever you cancel: once nights of your stay have been sold again to guests who stayed, we return the rent that those nights brought, without taxes and fees, and never more than we kept of what you paid.',
      'We return money to the card that paid, or by bank transfer.',
      'If we have to cancel, for example because a storm has made the house unusable, we offer a comparable house or return everything; if that happens during your stay, the nights that are left. In the storm season (June to November), where the house is fine but you cannot travel, the terms above hold.',
    ],
  },
  {
    id: 'your-stay',
    title: 'Your stay',
    paragraphs: [
      'Check-in and check-out times are listed for each property in Central Standard Time. We will gladly hold luggage, and offer early arrival or late departure when the house is free.',
    ],
    points: [
      'The number of guests, visitors overnight included, may not exceed the number a house sleeps.',
      'Pets are named in the request, and no more than the house allows. Smoking is allowed outdoors only. Parties, events, and music outdoors after 11 PM need our consent beforehand.',
      'Children near pools, jetties and the sea must be watched by an adult at all times.',
      'Please tell us of damage when it happens. Normal wear is on us; other damage is charged at the cost of repair; where we hold a damage deposit no more than that, unless it was done on purpose or by gross negligence.',
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
      'A confirmed service may be cancelled without charge up to 48 hours before it begins, unless its confirmation says otherwise.',
    ],
  },
  {
    id: 'liability',
    title: 'Our responsibility',
    paragraphs: [
      'We are responsible for the acts and omissions of our team. We are not responsible for storms, strikes, utility outages or the acts of third parties, but will help you whatever the cause. Nothing here limits rights that the law gives you and does not let us limit.',
      'We recommend travel insurance that covers cancellation, illness and valuables.',
    ],
  },
  {
    id: 'law',
    title: 'Governing law and disputes',
    paragraphs: [
      'If something goes wrong, speak to us first: most matters are settled the same day. These terms follow the law of Mexico. As a consumer you keep the protection of the law where you live, and may turn to PROFECO, Mexico’s consumer protection agency. Where the two language versions differ, the Spanish one counts.',
    ],
  },
];
