import type { ServiceIdOf } from '../../../content/services';
import type { ServiceWords } from '../../service-words';

export const education = {
  'spanish-lessons': {
    title: 'Spanish Lessons',
    priceFrom: 'From $50/hour',
    description:
      'Conversation at your table or over coffee in the square, for one learner or a family of five.',
  },
  'school-tutor': {
    title: 'School Tutor',
    priceFrom: 'From $65/hour',
    description:
      'Keeps schoolwork moving during longer stays, in English or Spanish, from first grade through high school.',
  },
  'bird-guide': {
    title: 'Birdwatching with a Biologist',
    priceFrom: 'From $80/person',
    description:
      'Three hours at dawn around the lagoon, where more than a hundred species have been noted. Spotting scope and checklist provided.',
  },
  stargazing: {
    title: 'Stargazing Night',
    priceFrom: 'From $70/person',
    description:
      'A telescope on your terrace and an astronomer who can find Saturn for a six-year-old. New-moon weeks are best.',
  },
  'turtle-conservation': {
    title: 'Turtle Conservation Evening',
    priceFrom: 'Adults $60 / Children $40',
    description:
      'From July to December, help local volunteers release hatchlings at dusk. Part of the fee goes to the camp.',
  },
} satisfies Record<ServiceIdOf<'Education'>, ServiceWords>;
