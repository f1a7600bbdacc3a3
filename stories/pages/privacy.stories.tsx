import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'

const meta = {
  title: 'Pages/Storefront/Privacy',
  ...appStory,
  args: { path: '/privacy' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Privacy')
    const sections = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(sections.map((heading) => heading.textContent)).toEqual([
      'What we store',
      'What stays in your browser',
      'No tracking',
      'What others can see',
      'Emails',
      'Your data is yours',
    ])
  },
}
