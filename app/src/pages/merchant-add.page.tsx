import { dashboardPaths } from '@whirligig/contract'
import { ApplicationContainer } from '@whirligig/selling'
import { Button, Card, SubPage } from '@whirligig/ui'
import { useGoBack } from '../navigation/use-go-back.ts'
import { useNavigateFromPage } from '../navigation/use-navigate-from-page.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const navigate = useNavigateFromPage()
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <>
      <title>Add Merchant · Whirligig</title>
      <SubPage
        title="Add Merchant"
        meta="This creates an application. Once you approve it, the merchant receives an invitation."
        actions={
          <Button variant="secondary" size="sm" onClick={useGoBack(dashboardPaths.merchants)}>
            Cancel
          </Button>
        }
      >
        <Card className="max-w-2xl">
          <ApplicationContainer onSent={() => navigate(dashboardPaths.merchants)} onDirtyChange={onDirtyChange} />
        </Card>
      </SubPage>
      {dialog}
    </>
  )
}
