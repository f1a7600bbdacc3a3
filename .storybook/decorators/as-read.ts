import type { Decorator, Preview } from '@storybook/react-vite'

/** What the toolbar offers to who reads differently; stories that show it preset it: `globals: { direction: 'rtl' }`. */
export const readingTypes = {
  direction: {
    description: 'Direction of writing',
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
    description: 'Size of text',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: 'usual', title: 'Text 100 %' },
        { value: 'twice', title: 'Text 200 %' },
      ],
    },
  },
} satisfies Preview['globalTypes']

/** Writes in that direction and that large. Set on the page itself: dialogs and menus are drawn beside the story. */
export const asRead: Decorator = (Story, { globals }) => {
  const page = document.documentElement
  page.dir = globals.direction
  page.style.fontSize = globals.textSize === 'twice' ? '200%' : ''
  return Story()
}
