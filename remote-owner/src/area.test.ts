import { checkArea } from '@marisma/shared/testing';
import declaration from '../area.config';
import area from './area';

test('the area keeps the contract', () => {
  expect(checkArea(declaration, area)).toEqual([]);
});
