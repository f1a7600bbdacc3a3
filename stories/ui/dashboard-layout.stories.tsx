import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardLayout, Header, Page, PageHeader, Sidebar } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Layout/Dashboard Layout',
  component: DashboardLayout,
  args: {
    sidebar: (
      <Sidebar
        links={[
          { label: 'Account Details', href: '#/dashboard' },
          { label: 'Orders', href: '#/dashboard/orders', current: true },
        ]}
      />
    ),
    children: (
      <>
        <PageHeader title="Your Orders" meta="12 orders" />
        <div className="h-60 rounded-panel bg-sun-pale" />
      </>
    ),
  },
} satisfies Meta<typeof DashboardLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = forViewport('desktop')
export const Phone: Story = forViewport('phone')

export const SkipsSidebar: Story = {
  ...forViewport('desktop'),
  render: (args) => (
    <>
      <Header homeHref="#/" links={[]} onMenuOpen={() => {}} />
      <Page>
        <DashboardLayout {...args}>
          <a href="#/order/1">First order</a>
        </DashboardLayout>
      </Page>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'First order' })).toHaveFocus()
  },
}
