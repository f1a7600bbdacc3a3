import lost from '@whirligig/art/empty/lost.svg'
import { EditProductContainer } from '@whirligig/staff-catalogue'
import { useNavigate, useParams } from 'react-router-dom'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useWayToList } from '../dashboard/use-list-place.ts'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'
import { href, paths } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const list = useWayToList(dashboardPaths.products)
  const { onDirtyChange, dialog } = useLeaveWarning()
  return (
    <>
      <title>Edit Product · Whirligig</title>
      <EditProductContainer
        key={id}
        id={id}
        choosesBrand={useIsAdmin()}
        listHref={href(list)}
        shopHref={(slug) => href(paths.product(slug))}
        onSaved={() => navigate(list)}
        onDelete={() => {
          onDirtyChange(false)
          navigate(list)
        }}
        onCancel={useStepBack(list)}
        onDirtyChange={onDirtyChange}
        emptyPicture={<img src={lost} alt="" width={176} height={176} />}
      />
      {dialog}
    </>
  )
}
