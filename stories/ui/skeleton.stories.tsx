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
type Context = Parameters<NonNullable<Story['play']>>[0]

const getRegion = ({ canvas }: Context) => canvas.getByRole('status').closest<HTMLElement>('[aria-busy]')

export const Line: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect()
    await expect([width, height]).toEqual([192, 24])
  },
}
export const Circle: Story = { args: { className: 'size-11 rounded-full' } }
export const ProductGrid: Story = {
  render: () => <ProductGridSkeleton />,
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading toys')
    await expect(getRegion(context)?.offsetHeight).toBeGreaterThan(400)
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
}
export const ProductGridThreeColumns: Story = { render: () => <ProductGridSkeleton columns={3} count={6} /> }
/** Its rows are at least as high as those of a list. */
export const List: Story = {
  render: () => <ListSkeleton />,
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(getRegion(context)?.offsetHeight).toBeGreaterThanOrEqual(5 * 72)
  },
}
export const ListWithPictures: Story = {
  render: () => <ListSkeleton withPictures label="Loading orders" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders')
  },
}
export const ProductPage: Story = {
  render: () => <ProductPageSkeleton />,
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Loading the toy')
    await expect(getRegion(context)?.offsetHeight).toBeGreaterThan(400)
  },
}
