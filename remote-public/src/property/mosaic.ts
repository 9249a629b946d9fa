import type { HousePicture } from '../content/property';

const BESIDE = 4;

/**
 * Takes a house's pictures; gives the places of the four that stand beside the first: one of each further room, then
 * any others. A house with fewer pictures has no mosaic.
 */
export function besideTheFirst(pictures: readonly HousePicture[]): readonly number[] {
  const others = pictures.map((_, index) => index).slice(1);
  const newRoom = (index: number) =>
    pictures.findIndex(({ room }) => room === pictures[index]?.room) === index;
  const chosen = [...others.filter(newRoom), ...others.filter((index) => !newRoom(index))].slice(0, BESIDE);
  return chosen.length === BESIDE ? chosen : [];
}
