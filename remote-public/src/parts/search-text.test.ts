import { fold, hasWords } from './search-text';

describe('search', () => {
  it('ignores case, accents, apostrophe styles and extra spaces', () => {
    expect(fold('  Fisherman’s   PARAÍSO ')).toBe("fisherman's paraiso");
    expect(fold('  ÁRBOL \t Ñandú’s ')).toBe("arbol nandu's");
  });

  it('finds every word in any order, also inside other words', () => {
    expect(hasWords('Private Chef at Home', 'home chef')).toBe(true);
    expect(hasWords('Private Chef at Home', 'home boat')).toBe(false);
    expect(hasWords('anything', '  ')).toBe(true);
  });

  it.each(['(', '[', '*', '\\', '$&'])('treats %s as a character', (mark) => {
    expect(hasWords('Massage', mark)).toBe(false);
    expect(hasWords(`a ${mark} b`, mark)).toBe(true);
  });
});
