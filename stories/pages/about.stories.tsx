import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'

const meta = {
  title: 'Pages/Storefront/About',
  ...appStory,
  args: { path: '/about' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('About Us')
    const sections = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(sections.map((heading) => heading.textContent)).toEqual([
      'How we choose',
      'Who makes the toys',
      'What you can expect',
    ])
  },
}
