import type { PictureData } from '@marisma/area-kit/media';
import { pictures } from '../texts/en/pictures';
import { catalog, type PictureName } from './picture-catalog';

export type { PictureName };

/** Takes a picture's name; gives its files, placeholder and alt text, that in the document's language. */
export const pictureNamed = (name: PictureName): PictureData => ({ ...catalog[name], alt: pictures[name] });
