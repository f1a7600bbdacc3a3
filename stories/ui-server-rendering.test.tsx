import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'

type StoriesFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoriesFile>('./ui/**/*.stories.tsx', { eager: true })

// Overlays are empty on a server, because they have no element to be shown in.
describe('components render on a server in each of their states', () => {
  let logError: MockInstance
  beforeEach(() => {
    logError = vi.spyOn(console, 'error')
  })
  afterEach(() => logError.mockRestore())

  it.each(Object.entries(files))('%s', (_path, file) => {
    for (const [name, Story] of Object.entries<ComponentType>(composeStories(file))) {
      expect(() => renderToString(<Story />), name).not.toThrow()
    }
    expect(logError).not.toHaveBeenCalled()
  })
})
