import { screen } from '@testing-library/react';
import { renderRoutes } from '../testing';
import { useLanguageLink } from './use-language-link';

const Page = () => {
  const { children, ...link } = useLanguageLink();
  return <a {...link}>{children}</a>;
};
const routes = [{ path: '/properties', Component: Page }];

test('English pages link to the same page in Spanish, with a Spanish label', async () => {
  renderRoutes(routes, '/properties?bedrooms=6#list');
  const link = await screen.findByRole('link', { name: 'Español' });
  expect(link).toHaveAttribute('href', '/es/properties?bedrooms=6#list');
  expect(link).toHaveAttribute('hreflang', 'es');
  expect(link).toHaveAttribute('lang', 'es');
});

test('Spanish pages link to the English page', async () => {
  renderRoutes(routes, '/es/properties?bedrooms=6');
  expect(await screen.findByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/properties?bedrooms=6',
  );
});
