import { existsSync, globSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = (path: string) => `${import.meta.dirname}/../${path}`
const COMPONENTS = readdirSync(folder('ui/src/components'))
const STORIES = globSync('**/*.stories.tsx', { cwd: folder('stories/ui') }).map((file) => file.replaceAll('\\', '/'))

describe.each(COMPONENTS)('the component %s', (name) => {
  const story = folder(`stories/ui/${name}.stories.tsx`)

  it('has a story file', () => {
    expect(existsSync(story), `write stories/ui/${name}.stories.tsx: one story for each state`).toBe(true)
  })
})

it.each(STORIES)('%s belongs to an existing component', (file) => {
  expect(COMPONENTS).toContain(file.replace(/(\/[\w-]+)?\.stories\.tsx$/, ''))
})
