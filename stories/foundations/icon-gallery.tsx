import * as lucide from 'lucide-react'
import type { ComponentType } from 'react'
import { iconsIn } from './icons-in.ts'

const sources = import.meta.glob<string>(
  ['../../ui/src/**/*.tsx', '../../features/**/*.tsx', '../../app/src/**/*.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** The icons that the sources really import. */
const USED = iconsIn(Object.values(sources))

/** Every lucide icon in use, with its name. */
export function IconGallery() {
  return (
    <ul className="grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-4 lg:grid-cols-6">
      {USED.map((name) => {
        // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the names are read from the sources, and this page may be heavy
        const Icon = lucide[name as keyof typeof lucide] as ComponentType<{ className?: string }> // the sources import it
        return (
          <li key={name} className="grid justify-items-center gap-2 rounded-card border border-line bg-card px-2 py-4">
            <Icon className="size-6" />
            <span className="text-sm text-ink-soft">{name}</span>
          </li>
        )
      })}
    </ul>
  )
}
