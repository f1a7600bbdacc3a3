import { type ComponentType, useState } from 'react'

/** Wraps a controlled component with state, so that its value changes in the story. The story's `onChange` is still called. */
export function controlled<Props extends { value?: unknown; onChange?: (value: never) => void }>(
  Component: ComponentType<Props>,
) {
  function Controlled(args: Props) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: never) => {
      setValue(next)
      args.onChange?.(next)
    }
    return <Component {...args} value={value} onChange={onChange} />
  }
  // In samples of code.
  Controlled.displayName = Component.name
  return Controlled
}
