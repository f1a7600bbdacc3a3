import { EditAddressContainer } from '@whirligig/account'
import lost from '@whirligig/art/empty/lost.svg'
import { dashboardPaths, toHref } from '@whirligig/contract'
import { useParams } from 'react-router-dom'
import { useListHref } from '../navigation/page-positions.ts'
import { useGoBack } from '../navigation/use-go-back.ts'
import { useNavigateFromPage } from '../navigation/use-navigate-from-page.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigateFromPage()
  const list = useListHref(dashboardPaths.addresses)
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <>
      <title>Edit Address · Whirligig</title>
      <EditAddressContainer
        key={id}
        id={id}
        listHref={toHref(list)}
        onSaved={() => navigate(list)}
        onCancel={useGoBack(list)}
        onDirtyChange={onDirtyChange}
        emptyPicture={<img src={lost} alt="" width={176} height={132} />}
      />
      {dialog}
    </>
  )
}
