/** The screens that stories are looked at on. */
export const VIEWPORTS = {
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const

/** Those on which every story's picture is compared, by `npm run visual` and by Chromatic. */
export const COMPARED = ['phone', 'desktop'] as const
