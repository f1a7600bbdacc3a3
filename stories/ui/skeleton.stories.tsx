import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListSkeleton, LoadingRegion, ProductGridSkeleton, ProductPageSkeleton, Skeleton } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { LoadingRegion, ListSkeleton, ProductGridSkeleton, ProductPageSkeleton },
  args: { className: 'h-6 w-48 rounded-sm' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Circle: Story = { args: { className: 'size-11 rounded-full' } }
export const ProductGrid: Story = {
  render: () => <ProductGridSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading toys')
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
}
export const ProductGridThreeColumns: Story = { render: () => <ProductGridSkeleton columns={3} count={6} /> }
export const List: Story = { render: () => <ListSkeleton label="Loading brands" /> }
export const ListWithPictures: Story = { render: () => <ListSkeleton withPictures label="Loading orders" /> }
export const ProductPage: Story = { render: () => <ProductPageSkeleton /> }
