import { AddressPickerContainer } from '@whirligig/account'
import lost from '@whirligig/art/empty/lost.svg'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { isNotFound } from '@whirligig/core/http'
import { OrderContainer, OrderNeighbours, orderAtom } from '@whirligig/orders'
import { Page, recoverFocus } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useIsAdmin } from '../dashboard/use-is-admin.ts'
import { useBuyAgain } from '../flows/use-buy-again.ts'
import { canGoBackAtom } from '../navigation/can-go-back-atom.ts'
import { useRememberOpened } from '../navigation/page-positions.ts'
import { useUnsavedChangesPrompt } from '../navigation/use-unsaved-changes-prompt.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const canStepBack = useAtomValue(canGoBackAtom)
  const navigate = useNavigate()
  const { error } = useAtomValue(orderAtom(id))
  const isAdmin = useIsAdmin()
  const { onDirtyChange, dialog } = useUnsavedChangesPrompt()
  const rememberOpened = useRememberOpened(dashboardPaths.customerOrders)

  function openNeighbour(other: string): void {
    const path = clientPaths.order(other)
    rememberOpened(path)
    navigate(path, { replace: true }) // so that Back leads to the list
  }

  function goBack(): void {
    if (search.includes('success') || !canStepBack) navigate(clientPaths.orders)
    else navigate(-1)
  }

  return (
    <Page ref={recoverFocus}>
      <title>{isNotFound(error) ? 'Not found · Whirligig' : 'Order Details · Whirligig'}</title>
      {isAdmin ? <OrderNeighbours id={id} onOpen={openNeighbour} /> : null}
      <OrderContainer
        key={id}
        id={id}
        productHref={(slug) => toHref(clientPaths.product(slug))}
        ordersHref={toHref(clientPaths.orders)}
        customerHref={(id) => toHref(dashboardPaths.user(id))}
        isStaff={isAdmin}
        onNoteDirtyChange={onDirtyChange}
        addressPicker={(pick) => <AddressPickerContainer {...pick} onDirtyChange={onDirtyChange} />}
        onBack={goBack}
        onBuyAgain={useBuyAgain()}
        onCancelled={() => navigate(clientPaths.orders)}
        emptyPicture={<img src={lost} alt="" width={176} height={132} />}
      />
      {dialog}
    </Page>
  )
}
