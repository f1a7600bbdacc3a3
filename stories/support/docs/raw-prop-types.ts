import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Docgen = { __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> } }

/**
 * Storybook's props table prints only the kind of a union or generic (`union`, `ReadonlyArray`). This enhancer prints the type as
 * it is in the source: `'sm' | 'md'`. Values that cannot be edited as text (elements, handlers, inlined images) get no control.
 */
export const rawPropTypes: Enhancer = ({ component, argTypes, initialArgs }) => {
  const props = (component as Docgen | undefined)?.__docgenInfo?.props ?? {} // put there by react-docgen, unknown to React's types
  return Object.fromEntries(
    Object.entries({ ...argTypes, ...describeSharedProps(initialArgs, argTypes) }).map(([name, argType]) => {
      const raw = props[name]?.tsType?.raw
      const table = raw ? { ...argType.table, type: toTableType(raw) } : argType.table
      const control = getControl(table?.type?.summary ?? '', initialArgs[name])
      return [name, { ...argType, table, ...(control ? { control } : {}) }]
    }),
  )
}

const SHARED_PROPS = { className: 'Classes, merged last.', onClick: 'Called on click.' }

/** Describes args that only the component's HTML element declares, not the component itself. */
const describeSharedProps = (args: object, argTypes: object): ReturnType<Enhancer> =>
  Object.fromEntries(
    Object.entries(SHARED_PROPS)
      .filter(([name]) => name in args && !(name in argTypes))
      .map(([name, description]) => [name, { name, description }]),
  )

const toTableType = (raw: string) => (raw.includes('\n') ? { summary: 'object', detail: raw } : { summary: raw })

function getControl(type: string, value: unknown) {
  if (/^(React|ComponentProps)/.test(type)) return typeof value === 'string' ? { type: 'text' as const } : NO_CONTROL
  return hasInlinedImage(value) ? NO_CONTROL : undefined
}

const NO_CONTROL = { disable: true }

/** Vite inlines small images as data URLs. */
const hasInlinedImage = (value: unknown) =>
  typeof value === 'object' && Object.values(value ?? {}).some((each) => String(each).startsWith('data:image'))
