import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Forms',
  purpose: 'Selects an image by file dialog, drag and drop or paste.',
  usage:
    'Use it in a `Field`. It previews the image before the upload and calls `onChange` only with files that `validate` accepts; for any other the value stays. Do not submit while it validates: see `onValidatingChange`. While `progress` is set it shows a progress bar and is disabled. In a native form set `name`, which submits the file, also a dropped or pasted one. Without `value` it keeps the file.',
  example: `<Field label="Image" required error={errors.image?.message}>
  <ImageUpload
    value={file}
    onChange={setFile}
    currentUrl={toy.imageUrl}
    validate={validatePicture}
    hint="jpg, jpeg or png, up to 5 MB"
  />
</Field>`,
  accessibility: {
    role: 'A file input that covers the box, named by its `Field` and by what looks like its button (`Image Choose a file`), and described by its hint and error.',
    keys: [
      ['Tab', 'Moves the focus to the input, then to `Remove picture`.'],
      ['Enter, Space', 'Opens the file dialog.'],
      ['Ctrl + V', 'Pastes an image from the clipboard.'],
    ],
    announced: 'The error of an invalid file, immediately. The progress through the progress bar.',
  },
  do: [
    'Show the current picture with `currentUrl`.',
    'Say in `hint` what is allowed, and in the error texts what is wrong.',
  ],
  dont: ['Upload before the form is submitted.', 'Rely on this validation alone: the server checks the content too.'],
  related: ['field', 'progress-bar', 'picture'],
  passthrough: 'input',
}
