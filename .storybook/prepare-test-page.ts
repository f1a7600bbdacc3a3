import { cdp } from 'vitest/browser'

// Chromium's headless shell has its pointer in the corner of the page, where it hovers over what a story shows.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })

// Storybook's hidden placeholders, a hundred elements, are never shown here. axe reads the whole page, which takes a third less time without them.
for (const placeholder of document.querySelectorAll('.sb-wrapper')) placeholder.remove()
