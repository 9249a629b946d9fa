/** @environment browser */
import { readDraft } from './draft';

it.each(['{', 'null', '7', '[]', '{"name":{"first":1}}'])(
  'a draft is empty when storage holds %s',
  (text) => {
    sessionStorage.setItem('marisma.draft.contact', text);
    expect(readDraft('contact', null)).toEqual({});
  },
);
