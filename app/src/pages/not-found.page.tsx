import lost from '@whirligig/art/empty/lost.svg'
import { NotFound, Page } from '@whirligig/ui'
import { href, paths } from '../paths.ts'

export function Component() {
  return (
    <Page>
      <title>Not found · Whirligig</title>
      <NotFound homeHref={href(paths.home)} picture={<img src={lost} alt="" width={320} height={240} />} />
    </Page>
  )
}
