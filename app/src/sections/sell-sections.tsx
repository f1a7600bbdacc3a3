import { lazySection } from '@whirligig/ui'

/** The picture of the page for makers of toys. */
export const SellBanner = lazySection(async () => (await import('./sell-banner.tsx')).SellBanner, {
  isStatic: true,
  className: 'lg:col-start-2 lg:row-start-1',
})

/** The form for an application to sell. Its fields can be filled in before its code is there. */
export const SellForm = lazySection(async () => (await import('./sell-form.tsx')).SellForm)
