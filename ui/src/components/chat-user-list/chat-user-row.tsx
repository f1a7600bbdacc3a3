import { Avatar } from '../avatar/avatar.tsx'
import { CountBadge } from '../count-badge/count-badge.tsx'

export type ChatUserRowProps = {
  /** Id of the user; also determines the avatar colour. */
  id: string
  /** First name, or another display name. */
  name: string
  /** Shows a green dot and adds `is online` to the accessible name. */
  online: boolean
  /** Text of the last message, or a placeholder for it. */
  lastMessage?: string
  /** Formatted time of the last message. */
  lastTime?: string
  /** A line below the last message: `Waiting for you`. */
  note?: string
  /** Number of unread messages. */
  unread?: number
  selected: boolean
  onSelect: (id: string) => void
}

/** One contact. */
export function ChatUserRow({
  id,
  name,
  online,
  lastMessage,
  lastTime,
  note,
  unread = 0,
  selected,
  onSelect,
}: ChatUserRowProps) {
  return (
    <button
      type="button"
      aria-current={selected || undefined}
      data-person={id}
      onClick={() => onSelect(id)}
      className="flex min-h-16 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-ink transition-colors duration-quick hover:bg-sun-pale aria-[current=true]:bg-sun aria-[current=true]:scheme-light forced-colors:aria-[current=true]:forced-selected"
    >
      <span className="relative shrink-0">
        <Avatar name={name} colourKey={id} />
        <span
          data-online={online || undefined}
          className="absolute -end-0.5 -bottom-0.5 size-4 rounded-full border-2 border-card bg-ink-soft data-online:bg-lagoon forced-colors:data-online:forced-selected"
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="relative min-w-20 flex-1 truncate font-semibold">
            {name}
            <span className="sr-only"> is {online ? 'online' : 'offline'}</span>
          </span>
          {lastTime ? <span className="shrink-0 text-xs tabular-nums">{lastTime}</span> : null}
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className="min-w-0 truncate text-sm">{lastMessage}</span>
          <CountBadge count={unread} label="unread" />
        </span>
        {note ? (
          <span className="block truncate text-xs text-ink-soft in-aria-[current=true]:text-ink forced-colors:text-inherit">
            {note}
          </span>
        ) : null}
      </span>
    </button>
  )
}
