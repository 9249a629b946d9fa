export { icons } from './icons.generated';
export { Mark } from './mark';
export { Picture } from './picture';
export type { PictureData } from './picture-data';
export * from './pictures/index.generated';
export { shareImages } from './share.generated';
export { pictureUrl } from './urls';
