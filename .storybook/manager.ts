import { addons } from 'storybook/manager-api'
import { theme } from './theme.ts'

addons.setConfig({
  theme,
  // A thousand stories take half a second to list: what is opened shows its own.
  sidebar: { collapsedRoots: ['components', 'features', 'pages', 'flows'] },
  // What is there to be read has the whole window: it has no controls, and Storybook opens with it sooner.
  layoutCustomisations: {
    showPanel: ({ storyId = 'welcome-' }) =>
      /^(welcome|catalogue|messages|foundations)-/.test(storyId) ? false : undefined,
  },
})
