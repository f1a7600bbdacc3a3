import { whenNear } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { addLookedAtAtom, lookedAtAtom, lookedAtIdsAtom } from './looked-at-atoms.ts'
import { TOYS_IN_ROW, ToyRow, type ToyRowProps, ToyRowSkeleton } from './toy-row.tsx'

const TITLE = 'You looked at'

export type LookedAtContainerProps = ToyRowProps & {
  /** The id of the toy on this page. It is remembered for other pages. */
  productId: string
}

/** The toys that the visitor looked at before, newest first. They are requested when the row comes near the viewport. */
export function LookedAtContainer({ productId, ...row }: LookedAtContainerProps) {
  const add = useSetAtom(addLookedAtAtom)
  const ids = useAtomValue(lookedAtIdsAtom).filter((id) => id !== productId)
  useEffect(
    function rememberProduct() {
      add(productId)
    },
    [add, productId],
  )
  return ids.length > 0 ? <RowWhenNear {...row} ids={ids} /> : null
}

type RowProps = ToyRowProps & { ids: readonly string[] }

function RowWhenNear(props: RowProps) {
  const [isNear, setIsNear] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(function observeRow() {
    return ref.current ? whenNear(ref.current, () => setIsNear(true)) : undefined
  }, [])
  return (
    <div ref={ref} className="empty:hidden">
      {isNear ? <LoadedRow {...props} /> : <LoadingRow {...props} />}
    </div>
  )
}

const LoadingRow = ({ ids }: RowProps) => (
  <div data-loading aria-hidden="true">
    <ToyRowSkeleton title={TITLE} count={Math.min(ids.length, TOYS_IN_ROW)} />
  </div>
)

/** Left out if none of the toys is on sale or if the request fails. */
function LoadedRow({ ids, ...row }: RowProps) {
  const { data, status } = useAtomValue(lookedAtAtom(ids.join()))
  if (status === 'pending') return <LoadingRow {...row} ids={ids} />
  if (!data) return null
  return <ToyRow {...row} title={TITLE} products={data.products.slice(0, TOYS_IN_ROW)} />
}
