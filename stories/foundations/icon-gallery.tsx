import * as icons from './shop-icons.ts'

/** All lucide icons in use, with their names. */
export function IconGallery() {
  return (
    <ul className="grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-4 lg:grid-cols-6">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2 rounded-card border border-line bg-card px-2 py-4">
          <Icon className="size-6" />
          <span className="text-sm text-ink-soft">{name}</span>
        </li>
      ))}
    </ul>
  )
}
