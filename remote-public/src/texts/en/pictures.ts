import { translated } from '@marisma/area-kit/texts';
import { catalog, type PictureName } from '../../content/picture-catalog';

const described = Object.entries(catalog).map(([name, { alt }]) => [name, alt]);

/** What a visitor who cannot see a picture should know; in English it stands with the picture. */
export const pictures: Record<PictureName, string> = translated('pictures', Object.fromEntries(described));
