import { ListSkeleton, lazySection } from '@whirligig/ui'

/** The profile of the signed-in person, below the overview. */
export const StaffProfile = lazySection(async () => (await import('./staff-profile.tsx')).StaffProfile, {
  fallback: <ListSkeleton label="Loading your account" />,
})

/** Tells merchants that their brand is not in the shop. */
export const BrandOffNotice = lazySection(async () => (await import('./brand-off-notice.tsx')).BrandOffNotice)
