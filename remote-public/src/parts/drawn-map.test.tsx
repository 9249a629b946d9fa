import { render, screen } from '@testing-library/react';
import { DrawnMap } from './drawn-map';

// On a phone the middle 4 : 3 of the drawing is shown, 500 high, with names of 24 units.
const EDGES = { left: 600 - 1000 / 3, right: 600 + 1000 / 3 };
const LETTER = 24 * 0.55;
const MARGIN = 16;

test('no name of a house reaches the edge of the map on a phone', () => {
  render(<DrawnMap label="The coast" />);
  const names = [...screen.getByRole('img', { name: 'The coast' }).querySelectorAll('g text')];
  expect(names).toHaveLength(4);
  for (const name of names) {
    const middle = Number(name.getAttribute('x'));
    const half = ((name.textContent?.length ?? 0) * LETTER) / 2;
    expect(middle - half).toBeGreaterThan(EDGES.left + MARGIN);
    expect(middle + half).toBeLessThan(EDGES.right - MARGIN);
  }
});
