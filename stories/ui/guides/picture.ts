import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Shows a picture whose place never moves.',
  exports: ['Picture', 'tintFor'],
  usage:
    'It is square, on one of five pale grounds; `tintFor(slug)` gives a thing the ground it always has. A picture that cannot be loaded is replaced by `fallbackSrc`, then by a quiet brick. All but one wait until they come near: give `priority` to the one above the fold.',
  example: `<Picture
  src={toy.imageUrl}
  alt=""
  tint={tintFor(toy.slug)}
  fallbackSrc="/images/assets/craft-2.png"
  className="size-18 rounded-card"
/>`,
  accessibility: {
    role: '`img`, named by `alt`; without one it is decoration. The brick keeps the name.',
    keys: [],
    announced: 'Nothing.',
  },
  do: ['Leave `alt` empty where the name stands right beside it.', 'Give `width` and `height` of the file.'],
  dont: ['Set `priority` on more than one.', 'Put text into a picture.'],
  related: ['product-card', 'avatar', 'image-upload'],
  passthrough: 'span',
}
