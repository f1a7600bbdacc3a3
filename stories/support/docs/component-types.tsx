import { Source } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import index from '../../../ui/src/index.ts?raw'
import { findExportedTypes, listExportedNames } from './find-exported-types.ts'

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

type ComponentTypesProps = {
  folder: string
  /** The component whose props the table shows. */
  component: string
}

/**
 * The declarations of the types that the package exports for a component, such as `TableColumn`, and the props of its other
 * components. Nothing if there are none.
 */
export function ComponentTypes({ folder, component }: ComponentTypesProps) {
  const names = listExportedNames(index, folder).filter((name) => name !== `${component}Props`)
  const types = findExportedTypes(use(loadSources(folder)), names)
  return types.length > 0 ? <Source language="tsx" code={types.join('\n\n')} /> : null
}
