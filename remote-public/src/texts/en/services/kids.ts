import type { ServiceIdOf } from '../../../content/services';
import type { ServiceWords } from '../../service-words';

export const kids = {
  babysitting: {
    title: 'Babysitting',
    priceFrom: '3-hour minimum',
    description:
      'First-aid trained sitters who speak English and Spanish, from $25 an hour. The same person returns all week where possible. An evening at your house is $80.',
  },
  'junior-explorers': {
    title: 'Junior Explorers',
    priceFrom: 'From $55/child',
    description:
      'A morning of crabs, seeds and footprints for ages five to ten, with a field book to take home.',
  },
  'sandcastle-school': {
    title: 'Sandcastle School',
    priceFrom: 'From $40/child',
    description:
      'An hour and a half with a sand sculptor, moats included. Parents are welcome to stay or to nap.',
  },
  'pool-safety': {
    title: 'Swimming for Little Ones',
    priceFrom: 'From $60/session',
    description:
      'A gentle instructor teaches floating and pool safety in your own pool. From age three, one family at a time.',
  },
  'family-film-night': {
    title: 'Family Film Night',
    priceFrom: 'From $220/evening',
    description:
      'A screen on your terrace, popcorn with lime, blankets, and your choice of film. Packed away after the credits.',
  },
} satisfies Record<ServiceIdOf<'Kids'>, ServiceWords>;
