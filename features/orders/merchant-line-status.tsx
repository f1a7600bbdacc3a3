import {
  isFinalStatus,
  MERCHANT_STATUSES,
  type MerchantOrder,
  ORDER_STATUSES,
  type OrderLine,
  type OrderStatus,
} from '@whirligig/contract'
import { OrderStatusSelect } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { setMerchantStatusAtom } from './merchant-atoms.ts'

const findMerchantStatus = (status: OrderStatus) => MERCHANT_STATUSES.find((candidate) => candidate === status)

export type MerchantLineStatusProps = {
  order: MerchantOrder
  line: OrderLine
}

/** Status select of a line, with what a merchant may set. Each select has a request of its own. */
export function MerchantLineStatus({ order, line }: MerchantLineStatusProps) {
  const [{ isPending }, setStatus] = useAtom(setMerchantStatusAtom)
  const options = ORDER_STATUSES.filter((status) => status === line.status || findMerchantStatus(status))

  function save(selected: OrderStatus): void {
    const status = findMerchantStatus(selected)
    // The error toast is shown, and the order is refetched.
    if (status) setStatus({ id: order._id, status, lines: [line._id] }).catch(() => undefined)
  }

  return (
    <OrderStatusSelect
      label={`Status of ${line.name}`}
      value={line.status}
      options={isFinalStatus(line.status) ? [line.status] : options}
      disabled={isFinalStatus(line.status)}
      loading={isPending}
      onChange={save}
    />
  )
}
