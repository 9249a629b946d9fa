import { selectTexts } from '@marisma/area-kit/texts';
import type { CategorySlug } from '../../content/categories';
import type { Destination } from '../../content/distances';
import type { PartName, Storey } from '../../content/floor-plans';
import type { RoomId } from '../../content/property';

export const detail = selectTexts('detail', {
  backToListing: 'All Properties',
  gallery: (title: string): string => `Pictures of ${title}`,
  openGallery: 'View all pictures',
  galleryFailed: 'The pictures could not be opened. Please try again.',
  byRoom: 'Pictures by room',
  rooms: {
    arrival: 'Arrival',
    living: 'Living room',
    kitchen: 'Kitchen',
    dining: 'Dining',
    bedroom: 'Bedrooms',
    bath: 'Bathroom',
    view: 'The view',
    terrace: 'Terrace',
    pool: 'Pool',
    detail: 'Details',
    aerial: 'From above',
  } satisfies Record<RoomId, string>,
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
      `Usually ${usual} nights; ${low} from May to October, ${holidays} over Christmas, New Year’s and Easter, with arrivals on Saturday or Sunday.`,
    cancellation: 'Cancellation',
    cancel: (balanceDays: number, bankFeePercent: number, halfDays: number): string =>
      `Cancel more than ${balanceDays} days before arrival and we refund everything except ${bankFeePercent}%; from ${balanceDays} to ${halfDays} days before, half. After that, nothing, unless your nights are sold again.`,
    houseRules: 'House rules',
    rules: (sleeps: number): string =>
      `Up to ${sleeps} guests. Tell us about pets in your request; a fee applies. Events and outdoor music after 11:00 PM only by prior arrangement. Children must be with an adult near water.`,
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
      airport: 'Playa de Oro International Airport (ZLO)',
    } satisfies Record<Destination, string>,
    ways: {
      door: 'At the door',
      foot: (minutes: number): string => (minutes === 1 ? '1 minute on foot' : `${minutes} minutes on foot`),
      bicycle: (minutes: number): string =>
        minutes === 1 ? '1 minute by bicycle' : `${minutes} minutes by bicycle`,
      car: (minutes: number): string => (minutes === 1 ? '1 minute by car' : `${minutes} minutes by car`),
    },
  },
  bedroomArrangement: 'Bedroom Arrangement',
  showArrangement: 'Show arrangement',
  arrangementShown: 'The full arrangement is already shown.',
  plan: {
    title: 'Floor plan',
    drawing: (title: string, floor: string): string =>
      `Floor plan of ${title}: ${floor}. The list names its rooms.`,
    floors: { ground: 'Ground floor', lower: 'Lower floor', upper: 'Upper floor' } satisfies Record<
      Storey['floor'],
      string
    >,
    parts: {
      living: 'Living room',
      dining: 'Dining room',
      kitchen: 'Kitchen',
      stairs: 'Stairs',
      gym: 'Fitness room',
      library: 'Library',
      media: 'Media room',
      terrace: 'Terrace',
      pergola: 'Pergola',
      palapa: 'Palapa',
      loggia: 'Loggia',
      arcade: 'Outdoor kitchen and table',
      courtyard: 'Courtyard',
      jetty: 'Jetty',
      pool: 'Pool',
    } satisfies Record<PartName, string>,
    meters: (count: number): string => `${count} m`,
    note: 'Simplified: doors, bathrooms and furniture are not drawn.',
  },
  amenities: 'Amenities',
  conciergeServices: 'Concierge Services',
  conciergeNote:
    'Prices are in US dollars and a guide; your concierge confirms the full price, taxes included, before anything is booked.',
  signInToBook: 'Sign In to Book Now',
  addDate: 'Add date',
  guests: 'Guests',
  pets: 'Pets',
  requestToBook: 'Request to book',
  bookingFailed: 'The calendar could not be opened. Please try again.',
  signInNote: 'You won’t be charged. Our team confirms your dates before anything is booked.',
  ask: (category: CategorySlug): string =>
    category === 'lagoon-apartments' ? 'Ask about this apartment' : 'Ask about this villa',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. You can copy it from the address bar.',
  similar: 'You may also like',
  notFound: 'Property Not Found',
  notFoundText: 'The house you are looking for is not in our collection, or its address has changed.',
  backToProperties: 'Back to Properties',
  meanwhile: 'Houses in our collection',
});
