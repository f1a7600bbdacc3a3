import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet } from './foundations/sheet.tsx'
import { type Specimen, SpecimenList } from './foundations/specimen-list.tsx'

const meta = {
  title: 'Welcome',
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

const PARTS: readonly Specimen[] = [
  { name: 'Catalogue', shown: 'Every component at a glance. A click leads to its page.' },
  { name: 'Messages', shown: 'Every text that the shop says word for word, by what it is about; with a search.' },
  {
    name: 'Foundations',
    shown: 'Colours, type, space and motion, drawn from the real tokens with their computed contrast.',
  },
  {
    name: 'Components',
    shown:
      'What things look like, from small to large. They take values and give events, and know nothing of the shop.',
  },
  { name: 'Features', shown: 'What the shop does: components bound to their state and their calls.' },
  {
    name: 'Pages',
    shown:
      'Where things are: features joined by slots. Storefront, account, the dashboard by role, support; each page in each state.',
  },
  { name: 'Flows', shown: 'What runs through several features, such as placing an order.' },
]

const TAGS: readonly Specimen[] = [
  { name: 'stable', shown: 'Settled: its looks and props change only on purpose.' },
  { name: 'new', shown: 'Not settled yet: please look at it twice, and expect changes.' },
  { name: 'role:admin', shown: 'Only admins come to see it.' },
  { name: 'role:merchant', shown: 'Only merchants come to see it.' },
  { name: 'role:member', shown: 'Whoever is signed in comes to see it: members, and staff as shoppers.' },
  { name: 'internal', shown: 'No part of the shop: made to look at all of it, or for what breaks.' },
  { name: 'play-fn', shown: 'Something is done in it. Storybook gives this one by itself.' },
]

const COMMANDS: readonly Specimen[] = [
  { name: 'npm start', shown: 'Builds the shop where needed, fills a database with toys, and serves it.' },
  { name: 'npm run storybook', shown: 'Opens these pages on port 6006.' },
  {
    name: 'npm run test:stories',
    shown: 'Runs every story in a real browser; with a part of a file’s name, those only.',
  },
  { name: 'npm run visual', shown: 'Compares every story, picture by picture, with where the branch left main.' },
  { name: 'npm run coverage:stories', shown: 'Says which lines of components and features no story reaches.' },
  { name: 'npm test', shown: 'Checks everything: types, lint, units, server, stories and journeys.' },
]

/** What this is, and how to read it. */
export const Welcome: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <h1>Whirligig</h1>
      <p>
        An online toy shop: a storefront for shoppers, a dashboard for members, merchants and admins, and a support
        chat. These pages show all of it without a server, from a single colour to a whole journey. What you see here is
        what the shop is assembled from.
      </p>
      <h2>How to read it</h2>
      <SpecimenList specimens={PARTS} />
      <p>
        Each story is one state, and its name says which. A story in which something is done plays it: open the
        Interactions panel to step through. Every story is a test, too: it runs in a real browser, must pass its play,
        write nothing to the console, and have no accessibility finding.
      </p>
      <p>
        Change what a component is given under Controls. The toolbar has the size of the screen (phone, tablet or
        desktop), the direction of writing and the size of text.
      </p>
      <h2>Tags</h2>
      <p>The filter beside the search shows or hides what has a tag.</p>
      <SpecimenList specimens={TAGS} />
      <h2>Commands</h2>
      <SpecimenList specimens={COMMANDS} />
      <h2>Where things are</h2>
      <p>
        <code>ui</code> says how things look, <code>features</code> what they do, <code>app</code> where they are,{' '}
        <code>contract</code> what is said between the shop and its server. A component lives in{' '}
        <code>ui/src/components/name</code> and is shown by <code>stories/ui/name.stories.tsx</code>; tests fail when a
        component has no story, when a title is not that of its file, and when a message is shown by no story.
      </p>
    </Sheet>
  ),
}
