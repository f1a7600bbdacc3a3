import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Docgen = { __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> } }

/**
 * Storybook shows a union or a generic by its kind alone (`union`, `ReadonlyArray`). This shows it as it was written: `'sm' | 'md'`.
 * What cannot be edited as text (an element, a handler) gets no control.
 */
export const writtenTypes: Enhancer = ({ component, argTypes, initialArgs }) => {
  const props = (component as Docgen | undefined)?.__docgenInfo?.props ?? {} // put there by react-docgen, unknown to React's types
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props[name]?.tsType?.raw
      const table = written ? { ...argType.table, type: shown(written) } : argType.table
      const control = /^React|^ComponentProps/.test(table?.type?.summary ?? '') && controlOf(initialArgs[name])
      return [name, control ? { ...argType, table, control } : { ...argType, table }]
    }),
  )
}

const shown = (written: string) =>
  written.includes('\n') ? { summary: 'object', detail: written } : { summary: written }

const controlOf = (value: unknown) => (typeof value === 'string' ? { type: 'text' as const } : { disable: true })
