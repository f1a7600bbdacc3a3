import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ComponentGuide } from './support/component-guide.ts'

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('./ui/*.stories.tsx', { eager: true })
const guides = import.meta.glob<ComponentGuide>('./ui/guides/*.ts', { eager: true, import: 'guide' })

/** Overlays and the drawer of the navigation are not rendered on a server: the stories of `Dialog` and `Drawer` test this. */
const CASES = Object.entries(guides).flatMap(([path, { group, passthrough }]) => {
  if (group === 'Overlays') return []
  const name = path.replace('./ui/guides/', '').replace('.ts', '')
  const file = files[`./ui/${name}.stories.tsx`]
  const [Story] = file ? Object.values<ComponentType<object>>(composeStories(file)) : []
  return passthrough && Story && renderToString(<Story />) ? [{ name, passthrough, Story }] : []
})

const ATTRIBUTES = { 'aria-describedby': 'own', 'aria-details': 'own', 'data-own': 'own' }
const STATES = { 'aria-invalid': 'true', 'aria-required': 'true' } as const

// `ControlsKeepOwnAttributes` of the field's stories tests refs and handlers.
it.each(CASES)('$name passes attributes to its $passthrough', ({ passthrough, Story }) => {
  const tags = renderToString(<Story {...ATTRIBUTES} {...STATES} />).match(/<\w[^>]*>/g) ?? []
  const own = tags.filter((tag) => tag.startsWith(`<${passthrough} `) && tag.includes('data-own="own"'))
  expect(own).toHaveLength(1)
  for (const name of Object.keys(ATTRIBUTES)) expect(own[0]).toMatch(new RegExp(` ${name}="[^"]*\\bown\\b`))
  // A group of several fields passes these on to them.
  // A slider always has a value and cannot be required.
  const states = Object.keys(STATES).filter(
    (state) => state === 'aria-invalid' || !tags.join('').includes('role="slider"'),
  )
  for (const name of states) expect(tags.join('')).toContain(` ${name}="true"`)
})
