import { type CommandItem, CommandPalette } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { Boxes, Keyboard, Package, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keyHelpOpenAtom } from './page-keys-atom.ts'
import { filterByWords, listPalettePages, type PalettePage } from './palette-pages.ts'
import type { DashboardAccess } from './role.ts'
import { usePaletteSearch } from './use-palette-search.ts'

export type StaffPaletteProps = { open: boolean; onClose: () => void; access: DashboardAccess }

const RECORD_ICONS: Record<string, typeof Package> = { Orders: Package, Products: Boxes, Customers: UserRound }

type PaletteItem = CommandItem & { path?: string }

const KEY_HELP: PaletteItem = { id: 'key-help', label: 'Keyboard shortcuts', icon: <Keyboard aria-hidden="true" /> }

const toItem = ({ label, path, icon: Icon }: PalettePage): PaletteItem => ({
  id: `${label} ${path}`,
  label,
  path,
  icon: <Icon aria-hidden="true" />,
})

/** The command palette of the back office, loaded when it first opens. It starts empty each time. */
export function StaffPalette(props: StaffPaletteProps) {
  const [search, setSearch] = useState('')
  const [wasOpen, setWasOpen] = useState(props.open)
  if (wasOpen !== props.open) {
    setWasOpen(props.open)
    setSearch('')
  }
  return <Palette {...props} search={search} onSearchChange={setSearch} />
}

type PaletteProps = StaffPaletteProps & { search: string; onSearchChange: (search: string) => void }

function Palette({ open, onClose, access, search, onSearchChange }: PaletteProps) {
  const navigate = useNavigate()
  const showKeys = useSetAtom(keyHelpOpenAtom)
  const { groups: records, isLoading, hasFailed, retry } = usePaletteSearch(search, access)
  const { pages, actions } = listPalettePages(access)
  const isAdmin = access.role === 'admin'
  const groups: { title: string; items: PaletteItem[] }[] = [
    ...records.map(({ title, items }) => {
      const Icon = RECORD_ICONS[title] ?? Package
      return { title, items: items.map((item) => ({ ...item, icon: <Icon aria-hidden="true" /> })) }
    }),
    { title: 'Pages', items: filterByWords(pages.map(toItem), search) },
    { title: 'Actions', items: filterByWords([...actions.map(toItem), KEY_HELP], search) },
  ]

  function follow(id: string): void {
    const chosen = groups.flatMap(({ items }) => items).find((item) => item.id === id)
    onClose()
    if (id === KEY_HELP.id) showKeys(true)
    else if (chosen?.path) navigate(chosen.path)
  }

  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      search={search}
      onSearchChange={onSearchChange}
      placeholder={isAdmin ? 'Search orders, customers, products or pages' : 'Search products or pages'}
      emptyHint={isAdmin ? 'Try a number, a name or an email.' : 'Try a number or a name.'}
      groups={groups}
      onSelect={follow}
      loading={isLoading}
      {...(hasFailed && { error: 'Some results could not be loaded.', onRetry: retry })}
    />
  )
}
