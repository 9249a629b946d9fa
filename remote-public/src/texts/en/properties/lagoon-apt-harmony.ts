import { houseNames } from '@marisma/area-kit/houses';
import type { PropertyWords } from '../../property-words';

export const lagoonAptHarmony: PropertyWords = {
  title: houseNames['lagoon-apt-harmony'],
  location: 'South Lagoon, Pacific Coast, Mexico',
  summary:
    'The two upper terraces of a lagoon-side building joined into one residence, with a chef and a butler of its own.',
  highlights: ['Resident chef and butler', 'Two full-width terraces', 'Poolside cabanas held for you'],
  description: [
    'Harmony takes both upper floors of a building that steps down to the lagoon in four planted terraces. Inside it lives like a house: seven bedrooms, a library, a long dining room, and an inner stair that keeps one generation’s bedtime apart from another’s.',
    'It also has the largest staff of our houses, and the price reflects it. A resident chef cooks three meals a day to a menu agreed with you before arrival, a butler keeps the rhythm of the house, and a driver waits downstairs from breakfast until midnight. The only thing to arrange is who gets the terrace bath at sunset.',
    'The shared pool is below, with two cabanas held in your name throughout the stay. From the lower terrace you can watch the building light up in the water each evening, room by room.',
  ],
  whatsIncluded: [
    'Resident chef, three meals a day (groceries at cost)',
    'Butler and two housekeepers, 7:00 AM to 10:00 PM',
    'Driver with a seven-seat car, 8:00 AM to midnight',
    'Two reserved cabanas at the shared pool',
    'Access to the residents’ gym',
    'Laundry and pressing, returned the same day',
  ],
  premiumServices: [
    'Celebrations and private dinners for up to forty',
    'Yacht day with crew and lunch on board',
    'Massage and yoga on the upper terrace',
    'Second car with driver',
  ],
  rooms: [
    'Upper terrace suite',
    'Library suite',
    'Lantern suite',
    'Bougainvillea suite',
    'Water suite',
    'Family room',
    'Lagoon room',
  ],
  metaDescription:
    'A seven-bedroom, two-floor lagoon residence with a resident chef, a butler and a driver on Mexico’s Pacific coast. Sleeps 16, from US$5,000 a night.',
};
