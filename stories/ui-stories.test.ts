import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = (path: string) => `${import.meta.dirname}/../${path}`
const COMPONENTS = readdirSync(folder('ui/src/components'))
const STORIES = readdirSync(folder('stories/ui')).filter((file) => file.endsWith('.stories.tsx'))

/** `icon-button` is shown as `Icon Button`. */
const titleOf = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

describe.each(COMPONENTS)('the component %s', (name) => {
  const story = folder(`stories/ui/${name}.stories.tsx`)

  it('has stories', () => {
    expect(existsSync(story), `write stories/ui/${name}.stories.tsx: one story for each state`).toBe(true)
  })

  it('is found under its name', () => {
    const source = existsSync(story) ? readFileSync(story, 'utf8') : ''
    expect(source).toContain(`title: 'Components/${titleOf(name)}'`)
  })
})

it.each(STORIES)('%s shows a component that exists', (file) => {
  expect(COMPONENTS).toContain(file.replace('.stories.tsx', ''))
})
