import { join } from 'node:path'
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { serveFolder } from '../../scripts/visual/serve-folder.ts'
import { getStoryUrl, selectStory, waitForStory } from '../../scripts/visual/story-page.ts'

/** The folder of the built Storybook (`npm run build:storybook`). */
export const STORYBOOK_DIR = join(import.meta.dirname, '../../storybook-static')

type StoryFixtures = {
  /** The theme of the stories. */
  storyTheme: 'light' | 'dark'
  /** The options of the page that shows the stories. */
  storyContext: BrowserContextOptions
  /** Shows a story and waits for its play function. The tests of a worker share the page, because loading Storybook takes seconds. */
  openStory: (id: string) => Promise<Page>
}

/** Playwright's `test` for the built Storybook. */
export const test = base.extend<object, StoryFixtures>({
  storyTheme: ['light', { scope: 'worker', option: true }],
  storyContext: [{}, { scope: 'worker', option: true }],
  openStory: [
    async ({ browser, storyContext, storyTheme }, use) => {
      const server = await serveFolder(STORYBOOK_DIR)
      const context = await browser.newContext(storyContext)
      const page = await context.newPage()
      let isLoaded = false
      await use(async (id) => {
        if (isLoaded) await page.evaluate(selectStory, id)
        else await page.goto(getStoryUrl(server.url, id, storyTheme))
        await waitForStory(page, id)
        isLoaded = true
        return page
      })
      await context.close()
      server.close()
    },
    { scope: 'worker' },
  ],
})
