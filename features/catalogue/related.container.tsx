import { useAtomValue } from 'jotai'
import { relatedAtom } from './related-atoms.ts'
import { ToyRow, type ToyRowProps } from './toy-row.tsx'

export type RelatedContainerProps = ToyRowProps & {
  /** The toy that the others go well with. */
  slug: string
  /** Offers the toys as alternatives. */
  isSoldOut: boolean
}

/** The toys that go well with a toy, in whole rows. Left out if there are none or if the request fails. */
export function RelatedContainer({ slug, isSoldOut, ...row }: RelatedContainerProps) {
  const { data, status } = useAtomValue(relatedAtom(slug))
  if (status === 'pending') return <div data-loading className="min-h-96" />
  if (!data) return null
  return <ToyRow {...row} title={isSoldOut ? 'Similar toys' : 'Goes well with'} products={data.products} />
}
