import type { Preview, StoryContext } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure, getConfig } from 'storybook/test'
// The first page is part of the preview's own bundle: see `renderElement`.
import '../stories/welcome.stories.tsx'
import './preview.css'
import { readingGlobalTypes, withReadingGlobals } from '../stories/support/decorators/with-reading-globals.tsx'
import { themeGlobalTypes, withThemeGlobals } from '../stories/support/decorators/with-theme-globals.ts'
import { rawPropTypes } from '../stories/support/docs/raw-prop-types.ts'
import { COMPARED_MODES, VIEWPORTS } from '../stories/support/viewports.ts'
import { expectQuietConsole, spyOnConsole } from './expect-quiet-console.ts'
import { keepFocusOutside } from './framed-story.ts'
import { isStoryTest } from './is-story-test.ts'
import { lazyQueryError } from './lazy-query-error.ts'
import { mswLoader } from './msw-loader.ts'

// Storybook imports this dynamically when it renders the first story, and then waits for a render of its own interface. With this
// module and the first page in the bundle, the story appears before that.
export { renderElement } from '@storybook/react-dom-shim'

// Storybook's iframe sets `<base target="_parent">`. The shop's links must navigate inside the story.
document.querySelector('base')?.remove()

keepFocusOutside(window)

// Storybook waits for running animations to end, up to five seconds. Those that follow a scroll position never do.
const { getAnimations } = Document.prototype
if (getAnimations) {
  Document.prototype.getAnimations = function listTimedAnimations() {
    return getAnimations.call(this).filter(({ timeline }) => timeline instanceof DocumentTimeline)
  }
}

// The docs blocks are large, and no story needs them.
const DocsContainer = lazy(async () => ({
  default: (await import('../stories/support/docs/docs-container.tsx')).DocsContainer,
}))
const DocsPage = lazy(async () => ({ default: (await import('../stories/support/docs/docs-page.tsx')).DocsPage }))

// Queries wait long enough for a slow machine.
configure({ asyncUtilTimeout: 10_000, getElementError: lazyQueryError(getConfig().getElementError) })

const preview: Preview = {
  // Storybook wraps each event in React's `act`, which drops a render that suspends on a lazy page. This runs after Storybook's own setup.
  beforeAll: () => configure({ eventWrapper: (event) => event() }),
  beforeEach: spyOnConsole,
  afterEach: expectQuietConsole,
  loaders: [mswLoader],
  decorators: [withReadingGlobals, withThemeGlobals],
  argTypesEnhancers: [rawPropTypes],
  globalTypes: { ...readingGlobalTypes, ...themeGlobalTypes },
  initialGlobals: { direction: 'ltr', textSize: 'default', theme: 'light', brand: 'whirligig' },
  parameters: {
    // Targets must be 24 px large or have space around them: WCAG 2.2. axe leaves that rule off.
    // Passing rules are left out of the result: with them, axe reports a quarter of a megabyte per page. Tests need the violations only.
    a11y: {
      test: 'error',
      options: {
        resultTypes: isStoryTest ? ['violations'] : ['violations', 'incomplete'],
        rules: { 'target-size': { enabled: true } },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    docs: {
      codePanel: true,
      container: DocsContainer,
      page: DocsPage,
      source: {
        // JSX also for stories that render without args. Storybook would show their source.
        type: 'dynamic',
        transform: async (code: string, story: StoryContext) =>
          (await import('../stories/support/docs/guides.ts')).loadSample(code, story.parameters.fileName, story),
      },
      // Headings of stories and samples are not those of the page.
      toc: { title: 'On this page', headingSelector: 'h2, h3', ignoreSelector: '.sb-unstyled *, .sbdocs-subtitle' },
    },
    options: {
      // Storybook parses this without running it, so it must be a literal. stories/titles.test.ts checks that it has every group.
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Guide',
          ['Install', 'Changes', 'Contribute'],
          'Component Overview',
          'Messages',
          'Foundations',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Data',
          'Navigation',
          'Layout',
          'Commerce',
          'Core',
          'Features',
          'Pages',
          ['Storefront', ['Home', 'Shop'], 'Account', 'Dashboard', 'Support'],
          'Flows',
        ],
      },
    },
    viewport: { options: VIEWPORTS },
    // The same screenshots as `npm run visual`: see docs/visual-review.md.
    chromatic: {
      modes: COMPARED_MODES,
      prefersReducedMotion: 'reduce',
    },
  },
  tags: ['autodocs', 'stable'],
}

export default preview
