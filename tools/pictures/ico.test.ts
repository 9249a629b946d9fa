import { icoOf } from './ico';

describe('icoOf', () => {
  it('lists each picture with its size and offset', () => {
    const small = Buffer.from('small');
    const large = Buffer.from('larger');
    const ico = icoOf([
      { pixels: 16, png: small },
      { pixels: 256, png: large },
    ]);
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
    expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0]);
    const second = ico.readUInt32LE(22 + 12);
    expect(ico.subarray(second, second + ico.readUInt32LE(22 + 8))).toEqual(large);
  });
});
