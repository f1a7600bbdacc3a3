import type { Decorator, Preview } from '@storybook/react-vite'
import { scaleMediaQueries } from './scale-media-queries.ts'

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

/**
 * Applies the direction and text size to the document, as the browser's own setting does: breakpoints grow with the text. It is the
 * document, because dialogs and menus render outside the story's element. A docs page shares its document among its stories, so there
 * the document follows the toolbar, and a story with a direction of its own gets an element.
 */
export const withReadingGlobals: Decorator = (Story, { globals, storyGlobals, userGlobals, viewMode }) => {
  const isInDocs = viewMode === 'docs'
  applyReadingGlobals(isInDocs ? userGlobals : globals)
  return isInDocs && storyGlobals.direction ? <div dir={storyGlobals.direction}>{Story()}</div> : Story()
}

/** Applies the direction and the text size to the document. */
export function applyReadingGlobals({ direction, textSize }: Record<string, unknown>): void {
  const root = document.documentElement
  root.dir = String(direction)
  const isDouble = textSize === 'double'
  if (isDouble !== (root.style.fontSize === '200%')) {
    root.style.fontSize = isDouble ? '200%' : ''
    scaleMediaQueries(isDouble ? 2 : 1)
  }
}
