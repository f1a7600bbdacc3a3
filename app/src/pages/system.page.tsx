import { SystemContainer } from '@whirligig/admin'

export function Component() {
  return (
    <>
      <title>System · Whirligig</title>
      <SystemContainer />
    </>
  )
}
