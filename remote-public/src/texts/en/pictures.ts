import { translated } from '@marisma/shared/texts';
import { catalogue, type PictureName } from '../../content/picture-catalogue';

const described = Object.entries(catalogue).map(([name, { alt }]) => [name, alt]);

/** What a visitor who cannot see a picture should know; in English it stands with the picture. */
export const pictures: Record<PictureName, string> = translated('pictures', Object.fromEntries(described));
