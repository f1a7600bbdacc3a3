import { Source } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { findExportedTypes } from './find-exported-types.ts'

const files = import.meta.glob<string>('../../../ui/src/components/*/*.{ts,tsx}', { query: '?raw', import: 'default' })

const sources = new Map<string, Promise<string[]>>()

/** Loads the sources of a component's folder, once. */
function loadSources(folder: string): Promise<string[]> {
  const known = sources.get(folder)
  if (known) return known
  const isInFolder = (path: string) => path.includes(`/components/${folder}/`) && !path.includes('.test.')
  const loaded = Promise.all(Object.entries(files).flatMap(([path, load]) => (isInFolder(path) ? [load()] : [])))
  sources.set(folder, loaded)
  return loaded
}

/** The declarations of the types that a component exports for its props, such as `TableColumn`. Nothing if there are none. */
export function ComponentTypes({ folder }: { folder: string }) {
  const types = findExportedTypes(use(loadSources(folder)))
  return types.length > 0 ? <Source language="tsx" code={types.join('\n\n')} /> : null
}
