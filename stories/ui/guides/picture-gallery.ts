import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Commerce',
  purpose: 'Shows the pictures of a toy.',
  usage:
    'Use it on the product page. The first picture is loaded with priority, the thumbnails are small and load lazily. A click on the large picture opens it over the whole screen, where it can be zoomed.',
  example: `<PictureGallery
  name="Teddy Bears"
  pictures={[{ src: '/bear-640.webp', largeSrc: '/bear-1280.webp' }]}
  sizes="300px"
  coverSizes="420px"
/>`,
  accessibility: {
    role: 'An `img` named by the toy, a button that enlarges it, and a list of toggle buttons.',
    keys: [
      ['Enter, Space', 'Opens the viewer, or chooses a picture.'],
      ['Left, Right', 'Changes the picture in the viewer, unless it is zoomed.'],
      ['Escape', 'Closes the viewer.'],
    ],
    announced:
      'The thumbnails have `aria-pressed`. The title and the picture of the viewer say which one is shown: `picture 2 of 3`, also when it changes (`role="status"`).',
  },
  do: ['Pass the main picture first.', 'Mark photos with `fit: "cover"`.'],
  dont: ['Use it where pictures are links.'],
  related: ['picture', 'product-details'],
  passthrough: 'div',
}
