/** One red pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/** The signature and the header chunk of a PNG. */
const HEADER_BYTES = 33

/** A header of 8200 × 5000 pixels: signature and name of the chunk, width, height, colours, checksum. */
const HUGE_HEADER = Uint8Array.from([
  ...PIXEL.slice(0, 16),
  ...[0, 0, 32, 8],
  ...[0, 0, 19, 136],
  ...PIXEL.slice(24, 29),
  ...[10, 21, 163, 215],
])

/** Creates a valid picture. */
export const createPng = (name = 'bear.png') => new File([PIXEL], name, { type: 'image/png' })

/** Creates a picture whose pixels are missing. */
export const createDamagedPng = () =>
  new File([PIXEL.slice(0, HEADER_BYTES), new Uint8Array(200)], 'damaged.png', { type: 'image/png' })

/** Creates a picture that says that it is animated. */
export const createAnimatedPng = () =>
  new File(
    [
      PIXEL.slice(0, HEADER_BYTES),
      Uint8Array.from([0, 0, 0, 8]),
      'acTL',
      new Uint8Array(12),
      PIXEL.slice(HEADER_BYTES),
    ],
    'spinning.png',
    { type: 'image/png' },
  )

/** Creates a picture whose header says that it has 41 megapixels. */
export const createHugePng = () => new File([HUGE_HEADER, PIXEL.slice(HEADER_BYTES)], 'huge.png', { type: 'image/png' })

/** Creates the event of a file that is dragged onto an element or dropped on it. */
export function createDragEvent(type: 'dragenter' | 'dragover' | 'drop', file: File): DragEvent {
  return new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: createDataTransfer(file) })
}

/** The data of a drag or of the clipboard. */
export function createDataTransfer(file: File): DataTransfer {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}
