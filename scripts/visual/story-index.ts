/** A story as Storybook's `index.json` lists it. */
export type Story = { id: string; title: string; name: string; importPath: string }
export type StoryIndex = { entries: Record<string, Story & { type: string }> }

/** Lists the stories of a build in order, without docs pages, whose title, name or file contains `filter`. */
export function listStories({ entries }: StoryIndex, filter: string): Story[] {
  const text = filter.toLowerCase()
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .filter((story) =>
      [`${story.title}/${story.name}`, story.id, story.importPath].some((field) => field.toLowerCase().includes(text)),
    )
    .map(({ id, title, name, importPath }) => ({ id, title, name, importPath }))
}

/** Splits the stories of two builds into common, added and removed ones. Titles and names are those of the newer build. */
export function matchStories(before: readonly Story[], after: readonly Story[]) {
  const idsBefore = new Set(before.map(({ id }) => id))
  const idsAfter = new Set(after.map(({ id }) => id))
  return {
    common: after.filter(({ id }) => idsBefore.has(id)),
    added: after.filter(({ id }) => !idsBefore.has(id)),
    removed: before.filter(({ id }) => !idsAfter.has(id)),
  }
}
