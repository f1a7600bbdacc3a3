/** Moves a picture by one place. It stays if there is no such place. */
export function movePicture(images: readonly string[], index: number, by: 1 | -1): readonly string[] {
  const picture = images[index]
  const other = images[index + by]
  if (picture === undefined || other === undefined) return images
  return images.with(index, other).with(index + by, picture)
}
