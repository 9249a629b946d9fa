import { readDraft, writeDraft } from './draft';

afterEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is read as it was written, separately for each form', () => {
    writeDraft('contact', { name: 'Ana' });
    writeDraft('service.Yoga', { name: 'Bo' });
    expect(readDraft('contact')).toEqual({ name: 'Ana' });
    expect(readDraft('service.Yoga')).toEqual({ name: 'Bo' });
    expect(readDraft('service.Surf')).toEqual({});
  });

  it('is removed from storage once it is empty', () => {
    writeDraft('contact', { name: 'Ana' });
    writeDraft('contact', {});
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '7', '[]', '{"name":{"first":1}}'])('is empty when storage holds %s', (text) => {
    sessionStorage.setItem('marisma.draft.contact', text);
    expect(readDraft('contact')).toEqual({});
  });

  it('lasts as long as the document where storage is denied', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    writeDraft('contact', { name: 'Ana' });
    expect(readDraft('contact')).toEqual({ name: 'Ana' });
    writeDraft('contact', {});
    expect(readDraft('contact')).toEqual({});
  });
});
