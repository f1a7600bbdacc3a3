import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'A square picture that reserves its space.',
  exports: ['Picture', 'tintFor'],
  usage:
    'The background is one of five pale tints; `tintFor(slug)` returns the tint of a toy. If the image cannot be loaded, `fallbackSrc` is shown, then an icon. Images load lazily: set `priority` on those that are visible without scrolling. With `srcSet` and `avifSrcSet`, set `sizes` to the exact width of the image, which for a `toy` is seven tenths of the square.',
  example: `<Picture
  src={toy.imageUrl}
  alt=""
  tint={tintFor(toy.slug)}
  fallbackSrc="/images/assets/craft-2.png"
  className="size-18 rounded-card"
/>`,
  accessibility: {
    role: 'An `img` named by `alt`, decorative if it is empty. The fallback icon keeps the name.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Leave `alt` empty if the name is next to the picture.', 'Pass the `width` and `height` of the file.'],
  dont: ['Set `priority` on an image that is visible only after scrolling.', 'Put text into an image.'],
  related: ['product-card', 'avatar', 'image-upload'],
  passthrough: 'span',
}
