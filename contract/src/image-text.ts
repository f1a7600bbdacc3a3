/** Why a picture is refused. */
export const IMAGE_TEXT = {
  required: 'Please upload files with jpg, jpeg, png format.',
  large: 'This picture is too large. Please choose one of up to 5 MB.',
  pixels: 'This picture has too many pixels. Please choose one of up to 40 megapixels.',
  animated: 'Moving pictures are not supported. Please choose a still one.',
  unreadable: 'This file is damaged or not a picture. Please choose another one.',
} as const
