import { selectTexts } from '@marisma/area-kit/texts';

/** The box by which a guest accepts the terms; loaded with requests and offers. */
export const agreement = selectTexts('agreement', {
  agree:
    'I have read and accept the Terms & Conditions, house rules included, for everyone who travels with me.',
  first: 'Please accept the terms first.',
});
