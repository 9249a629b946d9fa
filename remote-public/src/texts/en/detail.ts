import { translated } from '@marisma/area-kit/texts';
import type { CategorySlug } from '../../content/categories';
import type { Destination } from '../../content/distances';

export const detail = translated('detail', {
  backToListing: 'All Properties',
  gallery: (title: string): string => `Pictures of ${title}`,
  openGallery: 'View all pictures',
  galleryFailed: 'The pictures could not be opened. Please try again.',
  facts: 'At a glance',
  about: (title: string): string => `About ${title}`,
  whatsIncluded: 'What’s Included',
  premiumServices: 'Premium Services',
  additionalFee: 'additional fee',
  checkTimes: 'Check-in and check-out',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  time: (clock: string): string => `${clock} CST`,
  timeZone: 'Central Standard Time',
  goodToKnow: {
    title: 'Good to know',
    minimumStay: 'Minimum stay',
    minimum: (usual: number, low: number, holidays: number): string =>
      `As a rule ${usual} nights; ${low} from May to October, ${holidays} over Christmas, New Year and Easter.`,
    cancellation: 'Cancellation',
    cancel: (balanceDays: number, bankFeePercent: number, halfDays: number): string =>
      `More than ${balanceDays} days before arrival, all you have paid is returned except ${bankFeePercent}%; until ${halfDays} days before, half.`,
    houseRules: 'House rules',
    rules: (sleeps: number): string =>
      `Up to ${sleeps} guests. Pets, events, and music outdoors after 11 PM by arrangement. Children near pools, jetties and the sea stay with an adult.`,
    terms: 'The terms in full',
  },
  place: {
    title: 'Where it is',
    map: (title: string): string => `Drawn map of the coast: ${title} between the lagoon and the sea`,
    to: {
      beach: 'Beach',
      lagoon: 'Lagoon',
      village: 'Village square',
      marina: 'Marina',
      golf: 'Golf course',
      airport: 'International airport',
    } satisfies Record<Destination, string>,
    ways: {
      door: 'At the door',
      foot: (minutes: number): string => (minutes === 1 ? '1 minute on foot' : `${minutes} minutes on foot`),
      bicycle: (minutes: number): string => `${minutes} minutes by bicycle`,
      car: (minutes: number): string => `${minutes} minutes by car`,
    },
  },
  bedroomArrangement: 'Bedroom Arrangement',
  showArrangement: 'Show arrangement',
  arrangementShown: 'The full arrangement is already shown.',
  amenities: 'Amenities',
  conciergeServices: 'Concierge Services',
  conciergeNote: 'Prices are a guide; your concierge confirms them before anything is booked.',
  signInToBook: 'Sign In to Book Now',
  addDate: 'Add date',
  guests: 'Guests',
  requestToBook: 'Request to book',
  bookingFailed: 'The calendar could not be opened. Please try again.',
  signInNote: 'You won’t be charged. Our team confirms your dates before anything is booked.',
  ask: (category: CategorySlug): string =>
    category === 'lagoon-apartments' ? 'Ask about this apartment' : 'Ask about this villa',
  askMessage: (title: string): string => `I would like to know more about ${title}.`,
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. You can copy it from the address bar.',
  similar: 'You may also like',
  notFound: 'Property Not Found',
  notFoundText: 'The house you are looking for is not in our collection, or its address has changed.',
  backToProperties: 'Back to Properties',
  meanwhile: 'Houses that are in the collection',
});
