import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Docgen = { __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> } }

/**
 * Storybook shows a union or a generic by its kind alone (`union`, `ReadonlyArray`). This shows it as it was written: `'sm' | 'md'`.
 * What nobody can edit as text (an element, a handler, a drawing) gets no control.
 */
export const writtenTypes: Enhancer = ({ component, argTypes, initialArgs }) => {
  const props = (component as Docgen | undefined)?.__docgenInfo?.props ?? {} // put there by react-docgen, unknown to React's types
  return Object.fromEntries(
    Object.entries({ ...argTypes, ...undeclared(initialArgs, argTypes) }).map(([name, argType]) => {
      const written = props[name]?.tsType?.raw
      const table = written ? { ...argType.table, type: shown(written) } : argType.table
      const control = controlOf(table?.type?.summary ?? '', initialArgs[name])
      return [name, { ...argType, table, ...(control ? { control } : {}) }]
    }),
  )
}

const EVERYWHERE = { className: 'Classes, merged last.', onClick: 'It was pressed.' }

/** What a story gives though only the element of the component declares it. */
const undeclared = (args: object, argTypes: object): ReturnType<Enhancer> =>
  Object.fromEntries(
    Object.entries(EVERYWHERE)
      .filter(([name]) => name in args && !(name in argTypes))
      .map(([name, description]) => [name, { name, description }]),
  )

const shown = (written: string) =>
  written.includes('\n') ? { summary: 'object', detail: written } : { summary: written }

function controlOf(type: string, value: unknown) {
  if (/^(React|ComponentProps)/.test(type)) return typeof value === 'string' ? { type: 'text' as const } : NONE
  return holdsADrawing(value) ? NONE : undefined
}

const NONE = { disable: true }

/** Pictures are built in as long addresses. */
const holdsADrawing = (value: unknown) =>
  typeof value === 'object' && Object.values(value ?? {}).some((each) => String(each).startsWith('data:image'))
