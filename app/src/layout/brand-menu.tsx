import { brandsQueryAtom } from '@whirligig/catalogue'
import { Menu, type MenuEntry } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { Connected } from '../connected.tsx'
import { href, paths } from '../paths.ts'
import type { FetchedMenuProps } from './lazy-menu.tsx'

/** Fetched: the brands under 'Categories', asked for with the menu. */
export function BrandMenu(props: FetchedMenuProps) {
  return (
    <Connected>
      <Brands {...props} />
    </Connected>
  )
}

function Brands(props: FetchedMenuProps) {
  const { data, status } = useAtomValue(brandsQueryAtom)
  const items: MenuEntry[] = data?.map(({ name, slug }) => ({ label: name, href: href(paths.brand(slug)) })) ?? [
    { label: status === 'error' ? 'The brands could not be loaded.' : 'Loading…', disabled: true },
  ]
  return (
    <Menu
      {...props}
      header="Over 10+ Categories"
      items={items}
      footer={{ label: 'Check All', href: href(paths.brands) }}
    />
  )
}
