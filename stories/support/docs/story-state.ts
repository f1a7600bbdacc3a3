import { type Attributes, mapTags } from './jsx-tags.ts'

/** A sample whose values are held in state. */
type SampleWithState = {
  jsx: string
  /** The calls of `useState`. */
  statements: readonly string[]
  /** What these need of React. */
  reactImports: readonly string[]
}

const NOTHING = '{() => {}}'

/** A sample with more of the same controls stays as it is, because it shows a list. */
const MAX_CONTROLS = 3

/**
 * Holds a value in state if the callback for its changes does nothing, such as `value` with `onChange`, or `open` with `onClose`.
 * Otherwise a pasted field would not accept what users type.
 */
export function addState(jsx: string, components: readonly string[]): SampleWithState {
  const statements: string[] = []
  const names: string[] = []
  const addTo = (component: string) => (attributes: Attributes) => {
    const changes: Record<string, string> = {}
    for (const [callback, text] of Object.entries(attributes)) {
      const prop = text === NOTHING ? findChangedProp(callback, attributes) : undefined
      const initial = prop && attributes[prop]
      if (!prop || initial === undefined) continue
      names.push(prop)
      const count = names.filter((each) => each === prop).length
      const name = count > 1 ? `${prop}${count}` : prop
      const setter = `set${name[0]?.toUpperCase()}${name.slice(1)}`
      const [, literal, type] = initial.match(/^\{(.*) satisfies (\w+)\}$/) ?? []
      const state = type
        ? `<${type}>(${literal})`
        : `${getTypeArgument(initial, component, prop)}(${toExpression(initial)})`
      statements.push(`const [${name}, ${setter}] = useState${state}`)
      changes[prop] = `{${name}}`
      changes[callback] = callback === 'onClose' ? `{() => ${setter}(false)}` : `{${setter}}`
    }
    return Object.keys(changes).length > 0 ? { ...attributes, ...changes } : attributes
  }
  const controls = components.filter((name) => jsx.split(`<${name}`).length <= MAX_CONTROLS + 1)
  const withState = controls.reduce((code, component) => mapTags(code, component, addTo(component)), jsx)
  const reactImports = [
    ...(statements.length > 0 ? ['useState'] : []),
    ...(statements.some((text) => text.includes('ComponentProps')) ? ['type ComponentProps'] : []),
  ]
  return { jsx: withState, statements, reactImports }
}

/** `onChange` → `value` or `page`, `onOpenChange` and `onClose` → `open`. */
function findChangedProp(callback: string, attributes: Attributes): string | undefined {
  if (callback === 'onClose') return 'open'
  if (callback === 'onChange') return ['value', 'page'].find((name) => name in attributes)
  const [, letter = '', rest = ''] = callback.match(/^on(\w)(\w*)Change$/) ?? []
  return letter.toLowerCase() + rest
}

/** `"text"` → `'text'`, `{42}` → `42`, and no value is `true`. */
const toExpression = (attribute: string): string =>
  attribute.startsWith('{')
    ? attribute.slice(1, -1)
    : attribute
      ? `'${attribute.slice(1, -1).replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
      : 'true'

/** The type of the state, unless its initial value already says it. */
const getTypeArgument = (initial: string, component: string, prop: string): string =>
  /^(?:".*"|\{[\d.]+\}|\{true\}|\{false\}|)$/s.test(initial) ? '' : `<ComponentProps<typeof ${component}>['${prop}']>`
