import { checkArea } from '@marisma/shared/testing';
import declaration from '../area.config';
import area from './area';

it('keeps the contract between what it declares and what it is', () => {
  expect(checkArea(declaration, area)).toEqual([]);
});
