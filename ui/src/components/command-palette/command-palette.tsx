import * as Dialog from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useOverlayContainer } from '../../hooks/use-overlay-container.ts'
import { cx } from '../../lib/cx.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { leaveEscape } from '../../lib/leave-escape.ts'
import { returnFocus } from '../../lib/return-focus.ts'
import { Button } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import './command-palette.css'

export type CommandItem = {
  /** Unique in the palette. */
  id: string
  /** What is found or done. */
  label: string
  /** A detail at the end of the row, on phones below the label: an email, a price. One line. */
  note?: string
  /** A lucide icon, shown at 20 px. */
  icon?: ReactNode
}

export type CommandGroup = {
  /** Heading of the group. Unique in the palette. */
  title: string
  /** Results in order. */
  items: ReadonlyArray<CommandItem>
}

export type CommandPaletteProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'onSelect'> & {
  /** Whether the palette is open. */
  open: boolean
  /** Called when the user clicks `Close`, presses Escape or clicks outside. */
  onClose: () => void
  /** Heading for screen readers, and accessible name. */
  title?: string
  /** Text of an empty input. */
  placeholder?: string
  /** Text of the input. */
  search: string
  /** Called with the text of the input. */
  onSearchChange: (search: string) => void
  /** What matches the search. Empty groups are left out. */
  groups: ReadonlyArray<CommandGroup>
  /** Called with the id of the item that the user chooses. It does not close the palette. */
  onSelect: (id: string) => void
  /** What to try when there are no results: `Try a number, a name or an email.` */
  emptyHint?: string
  /** Whether more results are on their way. Shows a spinner beside the results that are there. */
  loading?: boolean
  /** Why some results are missing, in red below the others. */
  error?: string
  /** Called when the user clicks `Retry` beside the error. */
  onRetry?: () => void
}

/** A dialog to search pages, actions and records by keyboard. It filters nothing itself, and returns the focus when it closes. */
export function CommandPalette({
  open,
  onClose,
  title = 'Search and commands',
  placeholder = 'Search or jump to…',
  search,
  onSearchChange,
  groups,
  onSelect,
  emptyHint,
  loading = false,
  error,
  onRetry,
  className,
  ...props
}: CommandPaletteProps) {
  const shown = groups.filter(({ items }) => items.length > 0)
  const ids = shown.flatMap(({ items }) => items.map(({ id }) => id))
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={useOverlayContainer()}>
        <Dialog.Overlay className="command-scrim fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          {...props}
          onEscapeKeyDown={leaveEscape}
          {...returnFocus}
          className={cx(
            'command-panel fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-xl flex-col overflow-hidden rounded-panel border border-line bg-card text-ink shadow-float outline-none sm:top-[12vh] sm:max-h-[70vh]',
            className,
          )}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <Results {...{ title, placeholder, search, onSearchChange, onSelect, loading }} groups={shown} ids={ids} />
          <div className="px-5 pb-4 empty:hidden">
            {ids.length === 0 && !loading && !error ? (
              <p className="py-4 text-center text-ink-soft">{['No results.', emptyHint].filter(Boolean).join(' ')}</p>
            ) : null}
            {error ? (
              <p className="flex flex-wrap items-center gap-x-2 text-danger">
                {error}
                {onRetry ? (
                  <Button variant="link" size="sm" onClick={onRetry}>
                    Retry
                  </Button>
                ) : null}
              </p>
            ) : null}
          </div>
          <p role="status" className="sr-only">
            {error ??
              (loading
                ? 'Loading'
                : ids.length === 0
                  ? 'No results'
                  : ids.length === 1
                    ? '1 result'
                    : `${formatNumber(ids.length)} results`)}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ResultsProps = Pick<CommandPaletteProps, 'search' | 'onSearchChange' | 'groups' | 'onSelect'> & {
  title: string
  placeholder: string
  loading: boolean
  ids: readonly string[]
}

/** The input and the results below it. */
function Results({ title, placeholder, search, onSearchChange, groups, ids, onSelect, loading }: ResultsProps) {
  const [selected, setSelected] = useState('')
  // The first result is active, also when the active one is gone.
  const active = ids.includes(selected) ? selected : (ids[0] ?? '')
  const command = useRef<HTMLDivElement>(null)
  // cmdk sets `aria-activedescendant` only after an arrow key, and keeps it when that result is gone.
  useEffect(function setActiveDescendant() {
    const options = command.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []
    const option = [...options].find(({ dataset }) => dataset.value === active)
    for (const element of command.current?.querySelectorAll('[role=combobox], [role=listbox]') ?? []) {
      if (option) element.setAttribute('aria-activedescendant', option.id)
      else element.removeAttribute('aria-activedescendant')
    }
  })
  return (
    <Command
      ref={command}
      label={title}
      shouldFilter={false}
      loop
      value={active}
      onValueChange={setSelected}
      className="flex min-h-0 flex-col"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <Command.Input
          value={search}
          onValueChange={onSearchChange}
          placeholder={placeholder}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-soft"
        />
        {loading ? <Spinner size="sm" /> : null}
        <Dialog.Close asChild>
          <Button variant="link" size="sm" className="-me-3">
            Close
          </Button>
        </Dialog.Close>
      </div>
      <Command.List label="Results" className="min-h-0 overflow-y-auto overscroll-contain p-2">
        {groups.map((group) => (
          <Command.Group
            key={group.title}
            heading={group.title}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-soft"
          >
            {group.items.map((item) => (
              <Row key={item.id} {...item} onSelect={() => onSelect(item.id)} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}

function Row({ id, label, note, icon, onSelect }: CommandItem & { onSelect: () => void }) {
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 font-semibold forced-colors:data-[selected=true]:forced-selected data-[selected=true]:bg-sun-pale [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft"
    >
      {icon}
      <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
        <span className="block min-w-0 flex-1 wrap-anywhere">{label}</span>
        {note ? (
          <span className="block truncate text-sm font-normal text-ink-soft tabular-nums forced-colors:text-inherit sm:max-w-1/2">
            {note}
          </span>
        ) : null}
      </span>
    </Command.Item>
  )
}
