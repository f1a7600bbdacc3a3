import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '@whirligig/ui'
import { expect, fireEvent, fn } from 'storybook/test'
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
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('1')
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Next page' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(previous)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const MiddlePage: Story = {
  args: { page: 10, totalPages: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('10')
    for (const name of ['Previous page', '1', '9', '11', '20', 'Next page'])
      await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
  },
}
export const LastPage: Story = {
  args: { page: 8 },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const TwoPages: Story = {
  args: { totalPages: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
  },
}
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
    await userEvent.click(canvas.getByRole('link', { current: 'page' }))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(location.hash).not.toContain('page=1')
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const ClicksForANewTabAreLeftToTheBrowser: Story = {
  args: { getHref: (page) => `#/shop?page=${page}` },
  play: async ({ canvas, args }) => {
    const isLeft: boolean[] = []
    function keepTab(event: MouseEvent) {
      isLeft.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', keepTab)
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
      fireEvent.click(canvas.getByRole('link', { name: '2' }), { [key]: true })
    document.removeEventListener('click', keepTab)
    await expect(isLeft).toEqual([true, true, true, true])
    await expect(args.onChange).not.toHaveBeenCalled()
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
