import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'

const meta = {
  title: 'Pages/Storefront/Delivery And Returns',
  ...appStory,
  args: { path: '/delivery-and-returns' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Delivery & Returns')
    const sections = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(sections.map((heading) => heading.textContent)).toEqual([
      'Delivery',
      'Changing an order',
      'Returns',
      'Broken or wrong toys',
    ])
  },
}
