import {
  formatNumber,
  formatPrice,
  type ListedProductEdit,
  Price,
  Quantity,
  type StaffProduct,
} from '@whirligig/contract'
import { EditableNumber } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { editProductsAtom } from './atoms.ts'

const findPriceProblem = (typed: string) => Price.safeParse(typed).error?.issues[0]?.message
const findStockProblem = (typed: string) => Quantity.safeParse(typed).error?.issues[0]?.message

/** Saves one edit. Resolves with the reason if it was not saved. */
function useSaveEdit() {
  const save = useSetAtom(editProductsAtom)
  return async (edit: ListedProductEdit): Promise<string | undefined> => {
    try {
      const { results } = await save([edit])
      return results[0]?.error ?? undefined
    } catch {
      return 'Not saved. Please try again.'
    }
  }
}

/** The price of a product in the list, which can be changed there. */
export function PriceCell({ product: { _id, name, price } }: { product: StaffProduct }) {
  const save = useSaveEdit()
  return (
    <EditableNumber
      label={`Price of ${name}`}
      value={price.toFixed(2)}
      text={formatPrice(price)}
      decimals={2}
      validate={findPriceProblem}
      onSave={(typed, from) => save({ _id, price: { from: Number(from), to: Number(typed) } })}
    />
  )
}

/** The stock of a product in the list, which can be changed there. */
export function StockCell({ product: { _id, name, inventory } }: { product: StaffProduct }) {
  const save = useSaveEdit()
  return (
    <EditableNumber
      label={`Stock of ${name}`}
      value={String(inventory)}
      text={inventory > 0 ? formatNumber(inventory) : 'None'}
      validate={findStockProblem}
      onSave={(typed, from) => save({ _id, stock: { from: Number(from), to: Number(typed) } })}
      className={inventory > 0 ? undefined : 'font-semibold text-danger'}
    />
  )
}
