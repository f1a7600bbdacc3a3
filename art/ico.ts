const HEADER_BYTES = 6
const ENTRY_BYTES = 16
/** The type of an icon file; 2 would be a cursor. */
const ICON = 1
const BITS_PER_PIXEL = 32

/** Combines square PNGs into an icon file. Every browser reads PNGs in it. @param pictures sizes in pixels, at most 255 */
export function toIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  header.writeUInt16LE(ICON, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(BITS_PER_PIXEL, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
