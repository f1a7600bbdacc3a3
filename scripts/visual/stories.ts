/** One story as Storybook's `index.json` lists it. */
export type Story = { id: string; title: string; name: string; importPath: string }
export type StoryIndex = { entries: Record<string, Story & { type: string }> }

/** The stories of a build in order, documentation left out, whose title, name or file has `only` in it. */
export function storiesOf({ entries }: StoryIndex, only: string): Story[] {
  const wanted = only.toLowerCase()
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .filter((story) =>
      [`${story.title}/${story.name}`, story.id, story.importPath].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map(({ id, title, name, importPath }) => ({ id, title, name, importPath }))
}

/** The stories of both builds: what they are called is what the newer one calls them. */
export function pairsOf(before: readonly Story[], after: readonly Story[]) {
  const old = new Set(before.map(({ id }) => id))
  const now = new Set(after.map(({ id }) => id))
  return {
    both: after.filter(({ id }) => old.has(id)),
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !now.has(id)),
  }
}
