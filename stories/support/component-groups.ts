/** The groups of components by use, in the order of the sidebar. The title of a component's stories starts with one: `Forms/Select`. */
export const COMPONENT_GROUPS = [
  'Actions',
  'Forms',
  'Feedback',
  'Overlays',
  'Data',
  'Navigation',
  'Layout',
  'Commerce',
] as const

export type ComponentGroup = (typeof COMPONENT_GROUPS)[number]
