import { selectTexts } from '@marisma/area-kit/texts';
import type { SampleHouseId } from '@marisma/area-kit/samples';

interface Review {
  name: string;
  location: string;
  text: string;
}

/** What guests say of each house, latest first; loaded with the code that shows it. */
export const houseReviews = selectTexts('houseReviews', {
  title: 'Guest reviews',
  count: (count: number): string => (count === 1 ? '1 review' : `${count} reviews`),
  guest: 'A guest',
  answer: 'Our answer:',
  note: 'Sample guests and sample reviews, written for this demonstration.',
  of: {
    'lagoon-villa-serenity': [
      {
        name: 'Astrid Holm',
        location: 'Bergen, Norway',
        text: 'Herons at breakfast, kayaks before lunch, and a pool that our grandmother approved of. The crib was made up before we asked.',
      },
      {
        name: 'David Lerner',
        location: 'Chicago, United States',
        text: 'One level, fourteen people, no waiting for anything. The lanterns on the jetty are what the children still draw.',
      },
    ],
    'ocean-villa-infinity': [
      {
        name: 'Claire Beaumont',
        location: 'Lyon, France',
        text: 'We had dinner on the tower once and then every night. The sound of the surf does what no spa has done for me.',
      },
      {
        name: 'Andrea and Luis Garza',
        location: 'San Antonio, United States',
        text: 'The whole wall opens and the house becomes a terrace. Our butler learned eighteen names before the first lunch.',
      },
    ],
    'lagoon-apt-harmony': [
      {
        name: 'The Adeyemi family',
        location: 'Houston, United States',
        text: 'Three generations, and nobody cooked for a week. The chef learned my mother’s stew on Monday and improved it by Friday.',
      },
      {
        name: 'Javier Montemayor',
        location: 'Mexico City, Mexico',
        text: 'The driver, the cabanas, the inner stair: all as promised. The gym is small, and we hardly went.',
      },
    ],
    'villa-paradise': [
      {
        name: 'Paul and Aiko Lindgren',
        location: 'Vancouver, Canada',
        text: 'The clay oven was laid on the first evening, and we never looked for a restaurant again.',
      },
      {
        name: 'Sofía Arrieta',
        location: 'Guadalajara, Mexico',
        text: 'Cool at noon without a sound from the air conditioning. We walked to the beach barefoot and back for the siesta.',
      },
    ],
  } satisfies Record<SampleHouseId, readonly [Review, Review]> as Record<
    SampleHouseId,
    readonly [Review, Review]
  >,
});
