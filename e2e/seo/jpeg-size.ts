/**
 * Width and height of a JPEG file, from its start-of-frame segment (ITU T.81, B.2.2).
 * @throws Error when the segment is missing
 */
export function jpegSize(file: Buffer): { width: number; height: number } {
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
  }
  throw new Error('This JPEG has no start-of-frame segment.');
}
