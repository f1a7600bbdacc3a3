import '../../.storybook/preview.tsx'
import { configure } from 'storybook/test'

// Most changes make a play wait for something that never happens. After the preview, which waits longer.
configure({ asyncUtilTimeout: 1_000 })
