import { aRegistry, aRelease } from '../testing/registry';
import { pageWordsOf } from './area-manifest';
import { parseRegistry } from './registry';

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

test('the registry keeps translations', () => {
  const registry = aRegistry([aRelease('public', { paths: [path] })]);
  expect(parseRegistry(registry).registry.areas.public?.live.paths).toEqual([path]);
});
