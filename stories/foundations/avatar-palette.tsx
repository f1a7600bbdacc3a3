import { AVATAR_COLOURS } from '../../ui/src/tokens-avatar.ts'

/** The fifty background colours of avatars. */
export function AvatarPalette() {
  return (
    <ul className="flex list-none flex-wrap gap-2 p-0">
      {AVATAR_COLOURS.map((colour, index) => (
        <li
          key={colour}
          title={colour}
          className="grid size-11 place-items-center rounded-full font-bold text-card"
          style={{ backgroundColor: colour }}
        >
          {index + 1}
        </li>
      ))}
    </ul>
  )
}
