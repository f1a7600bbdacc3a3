import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { expectMirroredIcon } from '../support/expect-mirrored-icon.ts'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, totalPages: 8, onChange: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const MiddlePage: Story = { args: { page: 10, totalPages: 20 } }
export const LastPage: Story = {
  args: { page: 8 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const TwoPages: Story = { args: { totalPages: 2 } }
export const ManyPages: Story = { args: { page: 125, totalPages: 248 } }
export const SinglePageRendersNothing: Story = {
  args: { totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
export const ChangesPageOnClick: Story = {
  args: { page: 10, totalPages: 20 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '9' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(9)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(11)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(9)
  },
}
export const CurrentPageIgnoresClick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Links: Story = {
  args: { getHref: (page) => `#/shop?page=${page}` },
  play: async ({ canvas, userEvent, args }) => {
    const second = canvas.getByRole('link', { name: '2' })
    await expect(second).toHaveAttribute('href', '#/shop?page=2')
    await userEvent.click(second)
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(location.hash).not.toContain('page=2')
  },
}
export const RightToLeft: Story = {
  args: { page: 2 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expectMirroredIcon(canvas.getByRole('button', { name: 'Previous page' }))
    await expectMirroredIcon(canvas.getByRole('button', { name: 'Next page' }))
  },
}
