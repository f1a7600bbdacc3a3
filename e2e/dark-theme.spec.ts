import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { STORYBOOK_DIR, test } from './support/storybook.ts'

test.use({ storyTheme: 'dark', storyContext: { reducedMotion: 'reduce' } })

type Entry = { id: string; title: string; type: string; importPath: string }

/** Lists the first story of each component, and the pages that show all colours and components. */
function listStories(): string[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(STORYBOOK_DIR, 'index.json'), 'utf8'))
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  const components = stories.filter(({ importPath }) => importPath.startsWith('./stories/ui/'))
  const first = new Map(components.toReversed().map(({ title, id }) => [title, id]))
  return [...first.values(), 'foundations-theming--theming']
}

test('in the dark, the first story of every component has enough contrast', async ({ openStory }) => {
  test.setTimeout(300_000)
  const failures: string[] = []
  for (const id of listStories()) {
    const page = await openStory(id)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
    for (const { nodes } of violations) {
      failures.push(...nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message}`))
    }
  }
  expect(failures).toEqual([])
})
