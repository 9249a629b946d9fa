/** @environment browser */
import { readDraft, writeDraft } from './draft';

describe('a draft', () => {
  it('is read as it was written, separately for each form', () => {
    writeDraft('contact', null, { name: 'Ana' });
    writeDraft('service.Yoga', null, { name: 'Bo' });
    expect(readDraft('contact', null)).toEqual({ name: 'Ana' });
    expect(readDraft('service.Yoga', null)).toEqual({ name: 'Bo' });
    expect(readDraft('service.Surf', null)).toEqual({});
  });

  it('of a signed-in visitor is read by that visitor alone', () => {
    writeDraft('contact', 'u1', { name: 'Ana' });
    expect(readDraft('contact', 'u1')).toEqual({ name: 'Ana' });
    expect(readDraft('contact', 'u2')).toEqual({});
    expect(readDraft('contact', null)).toEqual({});
  });

  it.each(['{', 'null', '7', '[]', '{"name":{"first":1}}'])('is empty when storage holds %s', (text) => {
    sessionStorage.setItem('marisma.draft.contact', text);
    expect(readDraft('contact', null)).toEqual({});
  });
});
