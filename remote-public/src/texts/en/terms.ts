import { selectTexts } from '@marisma/area-kit/texts';
import { conditions } from './terms/conditions';
import { privacy } from './terms/privacy';

export const terms = selectTexts('terms', {
  title: 'Terms & Conditions and Privacy Notice',
  updated: 'Last updated: November 27, 2026',
  contents: 'On this page',
  demo: {
    title: 'This is a demo site',
    text: 'Marisma is a fictional company. This is a private, non-official demo: a stay reserved here is an exercise, no money is taken, and houses, prices, tax rates, reviews and figures are samples. The terms below show how such a company would word them and create no obligations. Please enter invented data only.',
  },
  conditions: { id: 'terms', title: 'Terms & Conditions', sections: conditions },
  privacy: { id: 'privacy', title: 'Privacy Notice', sections: privacy },
  contact: {
    before: 'Questions about these pages?',
    link: 'Contact us',
    after: '.',
  },
});
