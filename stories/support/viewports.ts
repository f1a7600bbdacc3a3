/** The viewports in Storybook's toolbar. */
export const VIEWPORTS = {
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const

/** The modes in which `npm run visual` and Chromatic compare every story: globals of Storybook, by name. */
export const COMPARED_MODES = {
  phone: { viewport: 'phone', theme: 'light' },
  desktop: { viewport: 'desktop', theme: 'light' },
  dark: { viewport: 'desktop', theme: 'dark' },
} as const
