/** What the page of a component says beyond what its props, its stories and its name say by themselves. */
export type ComponentGuide = {
  /** What it is for, in one sentence. */
  purpose: string
  /** What the folder gives, as one imports it; without it the component alone. */
  exports?: readonly string[]
  /** When to take it, and what to know before; `code` is in backticks. */
  usage: string
  /** The few lines that one writes, without the import. */
  example: string
  accessibility: {
    /** What assistive technology meets: the role, and where its name comes from. */
    role: string
    /** What keys do, in the order in which one needs them. Empty for what takes no focus. */
    keys: readonly (readonly [key: string, does: string])[]
    /** What is said when something changes. */
    announced: string
  }
  do: readonly string[]
  dont: readonly string[]
  /** Folders of other components: `icon-button`. Each becomes a link to its page. */
  related: readonly string[]
  /** The element that gets every attribute that the props do not name. */
  passthrough?: string
}
