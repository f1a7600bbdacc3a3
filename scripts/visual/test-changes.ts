import type { Change } from './compare-story.ts'
import type { ChangedStory } from './group-changes.ts'

let nextPart = 0

/** Creates a changed screenshot of a component's story for tests, with a picture of its own unless it has a `partHash`. */
export function createChange(component: string, change: Partial<Change>): ChangedStory {
  const png = Buffer.alloc(0)
  const title = `Components/${component.charAt(0).toUpperCase()}${component.slice(1)}`
  return {
    story: { id: component, title, name: 'Plain', importPath: './a.tsx' },
    width: 1280,
    appearance: 'light',
    result: {
      kind: 'changed',
      pixels: 100,
      before: png,
      after: png,
      diff: png,
      box: { x: 0, y: 0, width: 10, height: 10 },
      color: undefined,
      partHash: `part ${nextPart++}`,
      afterHashes: ['hash'],
      ...change,
    },
  }
}
