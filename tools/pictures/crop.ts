export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CropBox extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The largest box with this ratio, centered on the focal point and moved inside the picture where needed.
 * @param ratio width divided by height of the box.
 * @param focus fractions of the picture's width and height, from the top left.
 */
export function cropBox(picture: Size, ratio: number, focus: Point): CropBox {
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  return {
    left: offset(picture.width, width, focus.x),
    top: offset(picture.height, height, focus.y),
    width,
    height,
  };
}

/** Converts a picture's focal point to fractions of a box cut from the picture. */
export function focusWithin(picture: Size, box: CropBox, focus: Point): Point {
  return {
    x: clamp((focus.x * picture.width - box.left) / box.width, 0, 1),
    y: clamp((focus.y * picture.height - box.top) / box.height, 0, 1),
  };
}

function offset(whole: number, part: number, center: number): number {
  return clamp(Math.round(whole * center - part / 2), 0, whole - part);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
