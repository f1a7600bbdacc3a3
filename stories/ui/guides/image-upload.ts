import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Takes a picture: chosen, dropped or pasted.',
  usage:
    'In a `Field`. It shows the picture before it is sent and only ever passes on files that are right: jpg, jpeg or png, and not too large. With `progress` it shows how far sending has come; nothing can be changed meanwhile.',
  example: `<Field label="Image" required error={errors.image?.message}>
  <ImageUpload
    value={file}
    onChange={setFile}
    currentUrl={toy.imageUrl}
    wrongTypeText="Please upload files with jpg, jpeg, png format."
    tooLargeText="The picture may have 5 MB at most."
  />
</Field>`,
  accessibility: {
    role: 'A file field as large as the box, named by its `Field`, described by its hint and its problem.',
    keys: [
      ['Tab', 'Comes to the box, then to `Remove picture`.'],
      ['Enter, Space', 'Open the dialog of the device.'],
      ['Ctrl + V', 'Takes a picture from the clipboard while the focus is inside.'],
    ],
    announced: 'What is wrong with a file, at once; the progress through its bar.',
  },
  do: ['Show the picture that is there by `currentUrl`.', 'Say in the texts what would be right.'],
  dont: ['Upload before the form is sent.', 'Expect the server to be spared: it looks at the content again.'],
  related: ['field', 'progress-bar', 'picture'],
}
