import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure } from 'storybook/test'
import './preview.css'
import { answered } from './answered.ts'
import { theme } from './theme.ts'
import { COMPARED, VIEWPORTS } from './viewports.ts'

// Storybook's own page makes every link one for the window around it; the shop's lead to a place within the story.
document.querySelector('base')?.remove()

// The blocks of a docs page are heavy, and no story needs them.
const DocsPage = lazy(async () => ({ default: (await import('./docs/docs-page.tsx')).DocsPage }))

// Stories wait for states, however slow the machine is that runs them.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  // Storybook runs each event in React's `act`, which forgets a render that waits for a page's code: that page never comes. After its own setting.
  beforeAll: () => configure({ eventWrapper: (event) => event() }),
  loaders: [answered],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    docs: { codePanel: true, theme, page: DocsPage },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Components', 'Features', 'Pages', 'Flows'] },
    },
    viewport: { options: VIEWPORTS },
    // The same pictures as `npm run visual` takes: see docs/visual-review.md.
    chromatic: {
      modes: Object.fromEntries(COMPARED.map((viewport) => [viewport, { viewport }])),
      prefersReducedMotion: 'reduce',
    },
  },
  tags: ['autodocs'],
}

export default preview
