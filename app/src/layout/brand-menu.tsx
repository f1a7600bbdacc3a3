import { brandsQueryAtom } from '@whirligig/catalogue'
import { type MenuEntry, MenuTrigger } from '@whirligig/ui'
import { atom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { href, paths } from '../paths.ts'
import { LazyMenu } from './lazy-menu.tsx'

const noBrandsAtom = atom(null)

/** 'Categories': the brands, asked for when the menu is first opened. */
export function BrandMenu() {
  const [wanted, setWanted] = useState(false)
  const query = useAtomValue(wanted ? brandsQueryAtom : noBrandsAtom)
  return (
    <LazyMenu
      header="Over 10+ Categories"
      items={entries(query)}
      footer={{ label: 'Check All', href: href(paths.brands) }}
      onOpenChange={(open) => open && setWanted(true)}
      trigger={(props) => <MenuTrigger {...props}>Categories</MenuTrigger>}
    />
  )
}

type Brands = { status: string; data?: readonly { name: string; slug: string }[] } | null

function entries(query: Brands): MenuEntry[] {
  if (query?.data) return query.data.map(({ name, slug }) => ({ label: name, href: href(paths.brand(slug)) }))
  return [{ label: query?.status === 'error' ? 'The brands could not be loaded.' : 'Loading…', disabled: true }]
}
