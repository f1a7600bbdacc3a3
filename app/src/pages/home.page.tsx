import { Page } from '@whirligig/ui'
import { HomeMetadata } from '../metadata/home-metadata.tsx'
import { HomeFeatured, HomeHero, HomeSellingPoints, HomeShelves } from '../sections/home-sections.tsx'

export function Component() {
  return (
    <Page>
      <HomeMetadata />
      <div className="grid grid-cols-1 gap-10">
        <HomeHero />
        <HomeFeatured />
        <HomeShelves />
        <HomeSellingPoints />
      </div>
    </Page>
  )
}
