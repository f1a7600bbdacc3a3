import type { Decorator, Preview } from '@storybook/react-vite'

/** Toolbar menus for text direction and text size. A story can set them too: `globals: { direction: 'rtl' }`. */
export const readingGlobalTypes = {
  direction: {
    description: 'Text direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: 'default', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
    },
  },
} satisfies Preview['globalTypes']

/** Applies the direction and text size to the document, because dialogs and menus render outside the story's element. */
export const withReadingGlobals: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  root.dir = globals.direction
  root.style.fontSize = globals.textSize === 'double' ? '200%' : ''
  return Story()
}
