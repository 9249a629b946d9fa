import { checkArea } from '@marisma/area-kit/testing';
import declaration from '../area.config';
import area from './area';

it('declares what its module provides', () => {
  expect(checkArea(declaration, area)).toEqual([]);
});
