import { selectTexts } from '@marisma/area-kit/texts';

export const testimonials = selectTexts('testimonials', {
  'family-serenity': {
    name: 'Hannah and Mark Ellison',
    location: 'Seattle, United States',
    text: 'Our youngest learned to paddle off the jetty and my mother never had to climb a stair. Lupita knew by day two that I take my coffee outside, alone, at six.',
  },
  'friends-infinity': {
    name: 'Rodrigo Salinas',
    location: 'Monterrey, Mexico',
    text: 'Sixteen friends, three birthdays, and not one argument about dinner. The tuna was caught at noon and on the grill by eight. We are already choosing dates for next year.',
  },
  'couple-paradise': {
    name: 'Margaret Doyle',
    location: 'Toronto, Canada',
    text: 'You close the wooden door and the world goes quiet. We meant to see the whole coast and mostly saw the courtyard, which tells you what kind of week it was.',
  },
});
