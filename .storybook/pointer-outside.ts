import { cdp } from 'vitest/browser'

// Chromium's headless shell has its pointer in the corner of the page, where it hovers over what a story shows.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
