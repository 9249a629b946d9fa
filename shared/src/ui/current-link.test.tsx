import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@marisma/area-kit/router';
import { CurrentLink } from './current-link';

it.each([
  ['/villas', ['Villas', 'All villas']],
  ['/villas/12', ['Villas']],
  ['/villas-for-sale', []],
])('at %s the current links are %j', (path, expected) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <CurrentLink to="/villas">Villas</CurrentLink>
      <CurrentLink to="/villas" end>
        All villas
      </CurrentLink>
    </MemoryRouter>,
  );
  const current = screen.queryAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(expected);
});
