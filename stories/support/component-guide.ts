import type { ComponentGroup } from './component-groups.ts'

/** The hand-written part of a component's docs page. Props, states and titles come from the code and the stories. */
export type ComponentGuide = {
  /** The group of the component in the sidebar, by its use. The title of its stories starts with it. */
  group: ComponentGroup
  /** The purpose of the component in one sentence. */
  purpose: string
  /** The exports of the component's folder. @default the component alone */
  exports?: readonly string[]
  /** When to use it, and what to watch for. Markdown. */
  usage: string
  /** A short JSX example without imports. */
  example: string
  accessibility: {
    /** The ARIA role and the source of the accessible name. */
    role: string
    /** Keys and their actions. Empty for a component that cannot be focused. */
    keys: readonly (readonly [key: string, action: string])[]
    /** What screen readers announce when something changes. */
    announced: string
  }
  do: readonly string[]
  dont: readonly string[]
  /** Folder names of related components, such as `icon-button`. The page links to them. */
  related: readonly string[]
  /** The element that receives all other attributes. */
  passthrough?: string
}
