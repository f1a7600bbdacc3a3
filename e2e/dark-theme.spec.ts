import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findViolations } from './support/axe.ts'
import { STORYBOOK_DIR, test } from './support/storybook.ts'

test.use({ storyTheme: 'dark', storyContext: { reducedMotion: 'reduce' } })

type Entry = { id: string; type: string; importPath: string }

/** Returns the id of the first story of a file. */
function findFirstStory(file: string): string {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(STORYBOOK_DIR, 'index.json'), 'utf8'))
  const story = Object.values(index.entries).find(
    ({ type, importPath }) => type === 'story' && importPath === `./${file}`,
  )
  if (!story) throw new Error(`Storybook has no story of ${file}.`)
  return story.id
}

const components = readdirSync(join(import.meta.dirname, '../stories/ui')).filter((name) =>
  name.endsWith('.stories.tsx'),
)

// The page about theming shows all colours.
for (const file of ['foundations/theming.stories.tsx', ...components.map((name) => `ui/${name}`)]) {
  test(`in the dark, the first story of ${file} has enough contrast`, async ({ openStory }) => {
    const page = await openStory(findFirstStory(`stories/${file}`))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await findViolations(page, ['color-contrast'])).toEqual([])
  })
}
