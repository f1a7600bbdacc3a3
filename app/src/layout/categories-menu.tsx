import { brandsQueryAtom, categoriesQueryAtom } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { type LazyMenuProps, Menu, type MenuEntry } from '@whirligig/ui'
import { useAtomValue } from 'jotai'

type Collections = { status: string; data?: readonly { name: string; slug: string }[] }

const toItems = ({ data, status }: Collections, toPath: (slug: string) => string, failure: string): MenuEntry[] =>
  data?.map(({ name, slug }) => ({ label: name, href: toHref(toPath(slug)) })) ?? [
    { label: status === 'error' ? failure : 'Loading…', disabled: true },
  ]

/** The header's 'Categories' menu, which lists the brands and the categories. Code and data are loaded on first use. */
export function CategoriesMenu(props: LazyMenuProps) {
  const brands = useAtomValue(brandsQueryAtom)
  const categories = useAtomValue(categoriesQueryAtom)
  return (
    <Menu
      {...props}
      title="Over 10+ Categories"
      items={toItems(brands, clientPaths.brand, 'The brands could not be loaded.')}
      footer={{ label: 'Check All', href: toHref(clientPaths.brands) }}
      groups={[
        {
          title: 'Shop by category',
          items: toItems(categories, clientPaths.category, 'The categories could not be loaded.'),
        },
      ]}
    />
  )
}
