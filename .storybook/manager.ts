import { addons } from 'storybook/manager-api'
import { theme } from './theme.ts'

addons.setConfig({
  theme,
  // A thousand stories take half a second to list: what is opened shows its own.
  sidebar: { collapsedRoots: ['components', 'features', 'pages', 'flows'] },
})
