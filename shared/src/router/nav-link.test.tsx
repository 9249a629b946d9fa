import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NavLink } from './nav-link';

it.each([
  ['/villas', ['Villas', 'All villas']],
  ['/villas/12', ['Villas']],
  ['/villas-for-sale', []],
])('at %s the current links are %j', (path, expected) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavLink to="/villas">Villas</NavLink>
      <NavLink to="/villas" end>
        All villas
      </NavLink>
    </MemoryRouter>,
  );
  const current = screen.queryAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(expected);
});
