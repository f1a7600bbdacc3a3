import lost from '@whirligig/art/empty/lost.svg'
import { EditBrandContainer } from '@whirligig/staff-catalogue'
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
  const isAdmin = useIsAdmin()
  const list = useWayToList(dashboardPaths.brands)
  const { onDirtyChange, dialog } = useLeaveWarning()
  return (
    <>
      <title>Edit Brand · Whirligig</title>
      <EditBrandContainer
        key={id}
        id={id}
        listHref={href(list)}
        listTitle={isAdmin ? 'Brands' : 'Brand'}
        shopHref={(slug) => href(paths.brand(slug))}
        onSaved={() => navigate(list)}
        onDelete={
          isAdmin
            ? () => {
                onDirtyChange(false)
                navigate(list)
              }
            : undefined
        }
        onCancel={useStepBack(list)}
        onDirtyChange={onDirtyChange}
        emptyPicture={<img src={lost} alt="" width={176} height={176} />}
      />
      {dialog}
    </>
  )
}
