import { addons } from 'storybook/manager-api'
import { COMPONENT_GROUPS } from '../stories/support/component-groups.ts'
import { themes } from './theme.ts'

addons.setConfig({
  theme: themes.light,
  // Rendering a sidebar of a thousand open entries takes half a second.
  sidebar: { collapsedRoots: [...COMPONENT_GROUPS, 'Features', 'Pages', 'Flows'].map((root) => root.toLowerCase()) },
  // Reference pages have no controls: they use the whole window, and Storybook opens faster without the panel.
  layoutCustomisations: {
    showPanel: ({ storyId = 'welcome-' }) =>
      /^(welcome|guide|component-overview|messages|foundations)-/.test(storyId) ? false : undefined,
  },
})
