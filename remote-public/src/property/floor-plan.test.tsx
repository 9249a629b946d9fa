import { renderRoutes } from '@marisma/area-kit/testing';
import { screen, within } from '@testing-library/react';
import { floorPlans, type PlanPart } from '../content/floor-plans';
import { properties } from '../content/properties';
import { t } from '../texts';
import FloorPlan from './floor-plan';

const overlap = (a: PlanPart, b: PlanPart) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

const drawn = properties.flatMap((property) => {
  const storeys = floorPlans[property.id];
  return storeys ? [[property.id, property, storeys] as const] : [];
});

describe.each(drawn)('the plan of %s', (id, property, storeys) => {
  it('has each bedroom once', () => {
    const bedrooms = storeys.flatMap(({ parts }) =>
      parts.map(({ what }) => what).filter((what) => typeof what === 'number'),
    );
    expect(bedrooms.toSorted((a, b) => a - b)).toEqual(t.properties[id].rooms.map((_, index) => index));
  });

  it('has no room in another', () => {
    for (const { parts } of storeys) {
      const rooms = parts.filter(({ ground }) => ground === 'room');
      const faults = rooms.flatMap((a, index) =>
        rooms.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${a.what} and ${b.what}`] : [])),
      );
      expect(faults).toEqual([]);
    }
  });

  it('names every number of a drawing', async () => {
    renderRoutes([{ path: '/', element: <FloorPlan property={property} /> }], '/', { roles: null });
    const drawings = await screen.findAllByRole('img');
    const lists = screen.getAllByRole('list');
    expect(drawings).toHaveLength(storeys.length);
    drawings.forEach((drawing, index) => {
      expect(drawing).toHaveAccessibleName(expect.stringContaining(t.properties[id].title));
      const names = within(lists[index]!).getAllByRole('listitem');
      const numbers = [...drawing.querySelectorAll('text')].flatMap((text) => Number(text.textContent) || []);
      expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual(names.map((_, at) => at + 1));
      for (const name of names) expect(name.textContent).toMatch(/^\d+ \S/);
    });
  });
});
