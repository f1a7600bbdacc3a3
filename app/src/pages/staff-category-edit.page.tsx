import lost from '@whirligig/art/empty/lost.svg'
import { EditCategoryContainer } from '@whirligig/staff-catalogue'
import { useNavigate, useParams } from 'react-router-dom'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useWayToList } from '../dashboard/use-list-place.ts'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'
import { href, paths } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const list = useWayToList(dashboardPaths.categories)
  const { onDirtyChange, dialog } = useLeaveWarning()
  return (
    <>
      <title>Edit Category · Whirligig</title>
      <EditCategoryContainer
        key={id}
        id={id}
        listHref={href(list)}
        shopHref={(slug) => href(paths.category(slug))}
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
