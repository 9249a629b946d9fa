import { selectTexts } from '@marisma/area-kit/texts';
import { housePictures } from '../../content/pictures/houses';
import { scenes } from '../../content/pictures/scenes';
import { servicePictures } from '../../content/pictures/services';

const catalog = { ...scenes, ...housePictures, ...servicePictures };

type PictureName = keyof typeof catalog;

const described = Object.entries(catalog).map(([name, { alt }]) => [name, alt]);

/** What a visitor who cannot see a picture should know; in English it stands with the picture. */
export const pictures: Record<PictureName, string> = selectTexts('pictures', Object.fromEntries(described));
