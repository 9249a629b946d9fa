import type { ServiceIdOf } from '../../../content/services';
import type { ServiceWords } from '../../service-words';

export const sport = {
  'surf-lesson': {
    title: 'Surf Lesson',
    priceFrom: 'From $90/person',
    description:
      'Two hours on a gentle sandbar with one instructor for every two surfers. Boards, rash guards and photographs included.',
  },
  'golf-round': {
    title: 'Round of Golf',
    priceFrom: 'From $240/person',
    description:
      'Eighteen holes by the ocean with cart, tee time and transfer arranged. Rental clubs, right- or left-handed.',
  },
  'tennis-coaching': {
    title: 'Tennis Coaching',
    priceFrom: 'From $70/hour',
    description:
      'A coach, a court in the shade and a basket of new balls. From first rallies to match tactics.',
  },
  'personal-training': {
    title: 'Personal Training',
    priceFrom: 'From $80/hour',
    description:
      'Strength, mobility or a dune run at seven, planned around your week. The trainer brings bands, weights and patience.',
  },
  'beach-volleyball': {
    title: 'Beach Volleyball Setup',
    priceFrom: 'From $160/afternoon',
    description:
      'Net, lines, balls and a referee who also keeps the cooler full. For groups of six to sixteen.',
  },
} satisfies Record<ServiceIdOf<'Sport'>, ServiceWords>;
