import { readDraft, writeDraft } from './draft';

afterEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is read as it was written, each form its own', () => {
    writeDraft('contact', { name: 'Ana' });
    writeDraft('service.Yoga', { name: 'Bo' });
    expect(readDraft('contact')).toEqual({ name: 'Ana' });
    expect(readDraft('service.Yoga')).toEqual({ name: 'Bo' });
    expect(readDraft('service.Surf')).toEqual({});
  });

  it('leaves nothing behind once it is empty', () => {
    writeDraft('contact', { name: 'Ana' });
    writeDraft('contact', {});
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '7', '[]', '{"name":{"first":1}}'])('is empty when storage holds %s', (text) => {
    sessionStorage.setItem('marisma.draft.contact', text);
    expect(readDraft('contact')).toEqual({});
  });

  it('lives as long as the document where storage is denied', () => {
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
