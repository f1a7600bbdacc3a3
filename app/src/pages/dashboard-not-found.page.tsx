import lost from '@whirligig/art/empty/lost.svg'
import { NotFound } from '@whirligig/ui'
import { href, paths } from '../paths.ts'

export function Component() {
  return (
    <>
      <title>Not found · Whirligig</title>
      <NotFound
        title="404 Not Found."
        homeHref={href(paths.home)}
        picture={<img src={lost} alt="" width={320} height={240} />}
      />
    </>
  )
}
