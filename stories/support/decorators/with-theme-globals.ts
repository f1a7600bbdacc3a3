import type { Decorator, Preview } from '@storybook/react-vite'

/** Toolbar menus for the theme and the brand. A story can set them too: `globals: { theme: 'dark' }`. */
export const themeGlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  brand: {
    description: 'Brand: other values of the same variables',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'whirligig', title: 'Whirligig' },
        { value: 'tidepool', title: 'Tidepool' },
      ],
    },
  },
} satisfies Preview['globalTypes']

/**
 * Applies the theme and the brand to the document, because dialogs and menus render outside the story's element. A docs page follows the
 * toolbar; its stories with a theme of their own are in frames.
 */
export const withThemeGlobals: Decorator = (Story, { globals, userGlobals, viewMode }) => {
  applyThemeGlobals(viewMode === 'docs' ? userGlobals : globals)
  return Story()
}

/** Applies the theme and the brand to the document. */
export function applyThemeGlobals({ theme, brand }: Record<string, unknown>): void {
  document.documentElement.dataset.theme = String(theme)
  document.documentElement.dataset.brand = String(brand)
}
