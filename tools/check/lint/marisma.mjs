import { labelsInElements } from './labels-in-elements.mjs';
import { olderBrowsers } from './older-browsers.mjs';
import { wordsInTexts } from './words-in-texts.mjs';

export default {
  meta: { name: 'marisma' },
  rules: {
    'labels-in-elements': labelsInElements,
    'older-browsers': olderBrowsers,
    'words-in-texts': wordsInTexts,
  },
};
