/** The package has no types for this entry, which prints stories as JSX. */
declare module '@storybook/react/entry-preview-docs' {
  import type { ReactRenderer } from '@storybook/react-vite'
  import type { DecoratorFunction } from 'storybook/internal/types'

  export const decorators: [DecoratorFunction<ReactRenderer>]
}
