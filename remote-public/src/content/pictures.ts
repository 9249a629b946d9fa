/** Name of a picture in the media library; its sizes, placeholder and alt text live there. */
export type PictureName = string;
