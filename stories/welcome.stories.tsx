import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from './support/docs/doc-page.tsx'
import { type Sample, SampleList } from './support/docs/sample-list.tsx'

const meta = {
  title: 'Welcome',
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

const SECTIONS: readonly Sample[] = [
  { name: 'Guide', content: 'How to install the components, what changed, and how to contribute.' },
  { name: 'Component Overview', content: 'Every component at a glance, with links to the docs pages.' },
  { name: 'Messages', content: 'All texts of the shop by topic, with a search.' },
  { name: 'Foundations', content: 'Colours, type, space and motion, rendered from the tokens with computed contrast.' },
  {
    name: 'Actions to Commerce',
    content: 'Presentational components, grouped by use. They receive values and call back on events.',
  },
  { name: 'Features', content: 'Business capabilities: components connected to state and to the API.' },
  {
    name: 'Pages',
    content:
      'Features composed into pages: storefront, account, dashboard by role, and support. Each page in each state.',
  },
  { name: 'Flows', content: 'Journeys through several features, such as placing an order.' },
]

const TAGS: readonly Sample[] = [
  { name: 'stable', content: 'Appearance and props change only on purpose.' },
  { name: 'new', content: 'Not stable yet: please review it, and expect changes.' },
  { name: 'role:admin', content: 'Visible to admins only.' },
  { name: 'role:merchant', content: 'Visible to merchants only.' },
  { name: 'role:member', content: 'Visible to all signed-in users.' },
  { name: 'internal', content: 'Not part of the shop: documentation, overviews and checks.' },
  { name: 'play-fn', content: 'The story has interactions. Storybook adds this tag.' },
]

const COMMANDS: readonly Sample[] = [
  { name: 'npm start', content: 'Builds the shop if necessary, fills a database with demo data, and serves it.' },
  { name: 'npm run storybook', content: 'Opens this Storybook on port 6006.' },
  {
    name: 'npm run test:stories',
    content: 'Runs all stories in a browser. A part of a file name as argument runs only those files.',
  },
  {
    name: 'npm run visual',
    content: 'Compares screenshots of all stories with the commit where the branch left main.',
  },
  { name: 'npm run coverage:stories', content: 'Reports the lines of components and features that no story executes.' },
  { name: 'npm test', content: 'Runs all checks: types, lint, unit and server tests, stories and end-to-end tests.' },
]

/** An introduction to this Storybook. */
export const Welcome: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Whirligig</h1>
      <p>
        An online toy shop: a storefront, a dashboard for members, merchants and admins, and a support chat. This
        Storybook shows all of it without a server, from a single colour to complete journeys.
      </p>
      <h2>Sections</h2>
      <SampleList samples={SECTIONS} />
      <p>
        Each story shows one state and is named after it. Some stories have interactions: open the Interactions panel to
        step through them. Every story is also a test. It runs in a real browser, its interactions must pass, it may not
        write to the console, and it may not have accessibility violations.
      </p>
      <p>
        The Controls panel changes the props of a component. The toolbar changes the viewport (phone, tablet or
        desktop), the text direction and the text size.
      </p>
      <h2>Tags</h2>
      <p>The filter next to the search shows or hides stories by tag.</p>
      <SampleList samples={TAGS} />
      <h2>Commands</h2>
      <SampleList samples={COMMANDS} />
      <h2>Source code</h2>
      <p>
        <code>ui</code> contains presentational components, <code>core</code> the client platform, <code>features</code>{' '}
        the business capabilities, <code>app</code> routes and layout, and <code>contract</code> what the client and the
        server share. A component is in <code>ui/src/components/name</code>, its stories are in{' '}
        <code>stories/ui/name.stories.tsx</code>, and of large ones also in <code>stories/ui/name</code>. Tests fail if
        a component has no story, if a title differs from its file name, or if no story expects a message.
      </p>
    </DocPage>
  ),
}
