import { AddressPickerContainer } from '@whirligig/account'
import lost from '@whirligig/art/empty/lost.svg'
import present from '@whirligig/art/raster/present.svg'
import { clientPaths, toHref } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { OrderSuccessContainer, orderAtom } from '@whirligig/orders'
import { Page, recoverFocus } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { error } = useAtomValue(orderAtom(id))
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  return (
    <Page ref={recoverFocus} width="narrow">
      <title>{isNotFound(error) ? 'Not found · Whirligig' : 'Thank you · Whirligig'}</title>
      <OrderSuccessContainer
        id={id}
        addressPicker={(pick) => <AddressPickerContainer {...pick} onDirtyChange={onDirtyChange} />}
        orderHref={`${toHref(clientPaths.order(id))}?success`}
        ordersHref={toHref(clientPaths.orders)}
        shopHref={toHref(clientPaths.shop)}
        illustration={<img src={present} alt="" width={176} height={176} className="rounded-full" />}
        emptyPicture={<img src={lost} alt="" width={176} height={132} />}
      />
      {dialog}
    </Page>
  )
}
