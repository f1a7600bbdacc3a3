import { brandsQueryAtom } from '@whirligig/catalogue'
import { clientPaths, toHref } from '@whirligig/contract'
import { Menu, type MenuEntry } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { LazyMenuProps } from '../lazy/lazy-menu.tsx'
import { ServerRuntime } from '../server-runtime/server-runtime.tsx'

/** The header's 'Categories' menu, which lists the brands. Code and data are loaded on first use. */
export function BrandMenu(props: LazyMenuProps) {
  return (
    <ServerRuntime>
      <Brands {...props} />
    </ServerRuntime>
  )
}

function Brands(props: LazyMenuProps) {
  const { data, status } = useAtomValue(brandsQueryAtom)
  const items: MenuEntry[] = data?.map(({ name, slug }) => ({
    label: name,
    href: toHref(clientPaths.brand(slug)),
  })) ?? [{ label: status === 'error' ? 'The brands could not be loaded.' : 'Loading…', disabled: true }]
  return (
    <Menu
      {...props}
      header="Over 10+ Categories"
      items={items}
      footer={{ label: 'Check All', href: toHref(clientPaths.brands) }}
    />
  )
}
