import { EditAddressContainer } from '@whirligig/account'
import lost from '@whirligig/art/empty/lost.svg'
import { useNavigate, useParams } from 'react-router-dom'
import { dashboardPaths } from '../dashboard/paths.ts'
import { useWayToList } from '../dashboard/use-list-place.ts'
import { useLeaveWarning } from '../layout/use-leave-warning.tsx'
import { href } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const list = useWayToList(dashboardPaths.addresses)
  const { onDirtyChange, dialog } = useLeaveWarning()
  return (
    <>
      <title>Edit Address · Whirligig</title>
      <EditAddressContainer
        key={id}
        id={id}
        listHref={href(list)}
        onSaved={() => navigate(list)}
        onCancel={useStepBack(list)}
        onDirtyChange={onDirtyChange}
        emptyPicture={<img src={lost} alt="" width={176} height={176} />}
      />
      {dialog}
    </>
  )
}
