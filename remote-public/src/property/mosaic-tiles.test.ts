import type { HousePicture, RoomId } from '../content/property';
import { mosaicTiles } from './gallery';

const pictures = (...rooms: RoomId[]): HousePicture[] =>
  rooms.map((room) => ({ name: 'villa-paradise-arcade', room }));

test('beside the first picture stands one of each further room', () => {
  const shown = mosaicTiles(
    pictures('arrival', 'arrival', 'living', 'kitchen', 'kitchen', 'bedroom', 'bath', 'pool'),
  );
  expect(shown).toEqual([2, 3, 5, 6]);
});

test('a second picture of a room fills a place that is left', () =>
  expect(mosaicTiles(pictures('arrival', 'arrival', 'living', 'pool', 'pool'))).toEqual([2, 3, 1, 4]));

test('fewer than five pictures make no mosaic', () =>
  expect(mosaicTiles(pictures('arrival', 'living', 'kitchen', 'pool'))).toEqual([]));
