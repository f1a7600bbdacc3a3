import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardLayout, PageHeader, Sidebar } from '@whirligig/ui'

const meta = {
  title: 'Components/Dashboard Layout',
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

export const SideBySide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } }
export const OneAboveTheOther: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
