import { EditAddressContainer } from '@whirligig/addresses'
import lost from '@whirligig/art/empty/lost.svg'
import { useNavigate, useParams } from 'react-router-dom'
import { dashboardPaths } from '../dashboard/paths.ts'
import { href } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <title>Edit Address · Whirligig</title>
      <EditAddressContainer
        key={id}
        id={id}
        listHref={href(dashboardPaths.addresses)}
        onSaved={() => navigate(dashboardPaths.addresses)}
        onCancel={useStepBack(dashboardPaths.addresses)}
        emptyPicture={<img src={lost} alt="" width={176} height={176} />}
      />
    </>
  )
}
