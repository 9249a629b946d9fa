interface IcoImage {
  readonly pixels: number;
  readonly png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/** Packs square PNG pictures of at most 256 px into one Windows icon (ICO: a directory followed by the files). */
export function icoOf(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach(({ pixels, png }, index) => {
    const at = HEADER + ENTRY * index;
    // The size is one byte, in which 0 means 256.
    directory.writeUInt8(pixels % 256, at);
    directory.writeUInt8(pixels % 256, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
