import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { applyReadingGlobals } from '../decorators/with-reading-globals.tsx'
import { applyThemeGlobals } from '../decorators/with-theme-globals.ts'
import { toGlobalsQuery } from '../globals-query.ts'

/** Storybook builds the URLs of the frames in a docs page from this global. */
declare global {
  var PREVIEW_URL: string | undefined
}

/**
 * Applies the toolbar's direction, text size and theme to the docs page and to the frames that it renders next. Stories alone would not
 * do it if all of them are in frames.
 * @returns the globals as in a URL: a key for frames, which load again when it changes
 */
export function useToolbarGlobals(): string {
  const docs = useContext(DocsContext)
  const [story] = docs.componentStories()
  if (!story) return ''
  const { userGlobals, initialGlobals } = docs.getStoryContext(story)
  applyReadingGlobals(userGlobals)
  applyThemeGlobals(userGlobals)
  const query = toGlobalsQuery(userGlobals, initialGlobals)
  globalThis.PREVIEW_URL = `iframe.html?globals=${query}`
  return query
}
