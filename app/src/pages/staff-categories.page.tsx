import noResults from '@whirligig/art/empty/no-results.svg'
import { CategoriesContainer } from '@whirligig/catalogue-admin'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts'
import { href } from '../paths.ts'

export function Component() {
  useScrollRestoration()
  return (
    <>
      <title>Categories · Whirligig</title>
      <CategoriesContainer
        addHref={href(dashboardPaths.categoryAdd)}
        editHref={(id) => href(dashboardPaths.categoryEdit(id))}
        emptyPicture={<img src={noResults} alt="" width={176} height={132} />}
      />
    </>
  )
}
