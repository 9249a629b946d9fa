import { checkArea } from '@marisma/area-kit/testing';
import declaration from '../area.config';
import area from './area';

test('the area provides what it declares', () => {
  expect(checkArea(declaration, area)).toEqual([]);
});
