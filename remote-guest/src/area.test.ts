import { checkArea } from '@marisma/shared/testing';
import declaration from '../area.config';
import area from './area';

test('what the area declares and what it is agree', () => {
  expect(checkArea(declaration, area)).toEqual([]);
});
