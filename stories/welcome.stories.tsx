import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from './support/docs/doc-page.tsx'
import { type Sample, SampleList } from './support/docs/sample-list.tsx'

const meta = {
  title: 'Welcome',
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

const PARTS: readonly Sample[] = [
  { name: 'Component Overview', content: 'Every component at a glance, with links to the docs pages.' },
  { name: 'Messages', content: 'Every text that the shop says word for word, by what it is about; with a search.' },
  {
    name: 'Foundations',
    content: 'Colours, type, space and motion, drawn from the real tokens with their computed contrast.',
  },
  {
    name: 'Components',
    content:
      'What things look like, from small to large. They take values and give events, and know nothing of the shop.',
  },
  { name: 'Features', content: 'What the shop does: components bound to their state and their calls.' },
  {
    name: 'Pages',
    content:
      'Where things are: features joined by slots. Storefront, account, the dashboard by role, support; each page in each state.',
  },
  { name: 'Flows', content: 'What runs through several features, such as placing an order.' },
]

const TAGS: readonly Sample[] = [
  { name: 'stable', content: 'Settled: its looks and props change only on purpose.' },
  { name: 'new', content: 'Not settled yet: please look at it twice, and expect changes.' },
  { name: 'role:admin', content: 'Only admins come to see it.' },
  { name: 'role:merchant', content: 'Only merchants come to see it.' },
  { name: 'role:member', content: 'Whoever is signed in comes to see it: members, and staff as shoppers.' },
  { name: 'internal', content: 'No part of the shop: made to look at all of it, or for what breaks.' },
  { name: 'play-fn', content: 'Something is done in it. Storybook gives this one by itself.' },
]

const COMMANDS: readonly Sample[] = [
  { name: 'npm start', content: 'Builds the shop where needed, fills a database with toys, and serves it.' },
  { name: 'npm run storybook', content: 'Opens these pages on port 6006.' },
  {
    name: 'npm run test:stories',
    content: 'Runs every story in a real browser; with a part of a file’s name, those only.',
  },
  { name: 'npm run visual', content: 'Compares every story, picture by picture, with where the branch left main.' },
  { name: 'npm run coverage:stories', content: 'Says which lines of components and features no story reaches.' },
  { name: 'npm test', content: 'Checks everything: types, lint, units, server, stories and journeys.' },
]

/** What this is, and how to read it. */
export const Welcome: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Whirligig</h1>
      <p>
        An online toy shop: a storefront for shoppers, a dashboard for members, merchants and admins, and a support
        chat. These pages show all of it without a server, from a single colour to a whole journey. What you see here is
        what the shop is assembled from.
      </p>
      <h2>How to read it</h2>
      <SampleList specimens={PARTS} />
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
      <SampleList specimens={TAGS} />
      <h2>Commands</h2>
      <SampleList specimens={COMMANDS} />
      <h2>Where things are</h2>
      <p>
        <code>ui</code> says how things look, <code>features</code> what they do, <code>app</code> where they are,{' '}
        <code>contract</code> what is said between the shop and its server. A component lives in{' '}
        <code>ui/src/components/name</code> and is shown by <code>stories/ui/name.stories.tsx</code>; tests fail when a
        component has no story, when a title is not that of its file, and when a message is shown by no story.
      </p>
    </DocPage>
  ),
}
