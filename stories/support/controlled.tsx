import { type ComponentType, useState } from 'react'

/** Draws a controlled component that really changes: keeps its value, and still calls the story's own `onChange`. */
export function controlled<Props extends { value: unknown; onChange: (value: never) => void }>(
  Component: ComponentType<Props>,
) {
  return function Controlled(args: Props) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: never) => {
      setValue(next)
      args.onChange(next)
    }
    return <Component {...args} value={value} onChange={onChange} />
  }
}
