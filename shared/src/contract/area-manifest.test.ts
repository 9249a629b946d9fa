import { pageWordsOf } from './area-manifest';

const path = {
  path: '/about',
  access: 'public' as const,
  frame: 'site' as const,
  title: 'About Us',
  translations: { es: { title: 'Nosotros', description: 'Quiénes somos' } },
};

test('a path has its title in the requested language, else in English', () => {
  expect(pageWordsOf(path, 'es')).toEqual({ title: 'Nosotros', description: 'Quiénes somos' });
  expect(pageWordsOf(path, 'en').title).toBe('About Us');
  expect(pageWordsOf({ title: 'About Us' }, 'es').title).toBe('About Us');
});
