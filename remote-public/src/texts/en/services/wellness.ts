import type { ServiceIdOf } from '../../../content/services';
import type { ServiceWords } from '../../service-words';

export const wellness = {
  'villa-massage': {
    title: 'Massage at the Villa',
    priceFrom: 'From $150/hour',
    description:
      'Swedish, deep-tissue or prenatal, on your terrace or in your room. For couples, two therapists at the same hour.',
  },
  'jetty-yoga': {
    title: 'Sunrise Yoga on the Jetty',
    priceFrom: 'From $45/person',
    description:
      'Seventy-five slow minutes over still water, at your jetty or ours, for beginners and the practiced alike. Mats, blankets and ginger tea provided. A private session at your villa, for up to eight guests, is $180.',
  },
  temazcal: {
    title: 'Temazcal Ceremony',
    priceFrom: 'From $110/person',
    description:
      'A traditional steam ceremony with herbs and song, led by a family that has kept it for generations. Ends with fruit and a swim.',
  },
  'spa-day': {
    title: 'Spa Day in Your Courtyard',
    priceFrom: 'From $280/person',
    description:
      'Scrub, wrap, massage and facial over four hours in your courtyard or on your terrace, with lunch in between. We bring the tables, the linen and the quiet.',
  },
  'breath-and-sound': {
    title: 'Breath and Sound Evening',
    priceFrom: 'From $60/person',
    description:
      'Guided breathing and crystal bowls by candlelight, an hour before bed. Most guests are asleep before the last note.',
  },
} satisfies Record<ServiceIdOf<'Wellness'>, ServiceWords>;
