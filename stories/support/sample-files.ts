/** One red pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/** The signature and the header chunk of a PNG. */
const HEADER_BYTES = 33

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

/** Creates a picture of 41 megapixels in a small file. */
export async function createHugePng(): Promise<File> {
  const canvas = new OffscreenCanvas(8200, 5000)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'huge.png', { type: 'image/png' })
}

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
