import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Docgen = { __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> } }

/** Storybook shows a union or a generic by its kind alone (`union`, `ReadonlyArray`). This shows it as it was written: `'sm' | 'md'`. */
export const writtenTypes: Enhancer = ({ component, argTypes }) => {
  const props = (component as Docgen | undefined)?.__docgenInfo?.props ?? {} // put there by react-docgen, unknown to React's types
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props[name]?.tsType?.raw
      if (!written) return [name, argType]
      const type = written.includes('\n') ? { summary: 'object', detail: written } : { summary: written }
      return [name, { ...argType, table: { ...argType.table, type } }]
    }),
  )
}
