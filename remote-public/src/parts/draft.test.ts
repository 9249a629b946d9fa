import { adoptDraft, readDraft, writeDraft } from './draft';

afterEach(() => sessionStorage.clear());

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

  it('typed while signed out goes with the visitor who signs in', () => {
    writeDraft('contact', null, { name: 'Ana' });
    writeDraft('contact', 'u1', { phone: '1' });
    adoptDraft('contact', 'u1');
    expect(readDraft('contact', 'u1')).toEqual({ name: 'Ana', phone: '1' });
    expect(readDraft('contact', null)).toEqual({});
  });

  it('is removed from storage once it is empty', () => {
    writeDraft('contact', null, { name: 'Ana' });
    writeDraft('contact', null, {});
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '7', '[]', '{"name":{"first":1}}'])('is empty when storage holds %s', (text) => {
    sessionStorage.setItem('marisma.draft.contact', text);
    expect(readDraft('contact', null)).toEqual({});
  });

  it('lasts as long as the document where storage is denied', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    writeDraft('contact', null, { name: 'Ana' });
    expect(readDraft('contact', null)).toEqual({ name: 'Ana' });
    writeDraft('contact', null, {});
    expect(readDraft('contact', null)).toEqual({});
  });
});
