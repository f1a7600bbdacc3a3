import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceFilter } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const meta = {
  title: 'Forms/Price Filter',
  component: PriceFilter,
  render: controlled(PriceFilter),
  args: { value: { min: 1, max: 2500 }, onChange: fn(), onCommit: fn(), className: 'max-w-sm' },
} satisfies Meta<typeof PriceFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrowed: Story = { args: { value: { min: 20, max: 75 } } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const name of ['From', 'To']) await expect(canvas.getByRole('textbox', { name })).toBeDisabled()
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).not.toHaveAttribute('tabindex')
  },
}
export const MinimumGap: Story = { args: { value: { min: 90, max: 100 } } }

export const CommitsTypedPrice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '37')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 37, max: 2500 })
  },
}

export const KeepsTypedPricesWithinLimits: Story = {
  args: { value: { min: 50, max: 100 } },
  play: async ({ canvas, userEvent, args }) => {
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '95')
    await userEvent.tab()
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 90, max: 100 })
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 90, max: 100 })
    await expect(from).toHaveValue('90')
    const to = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, '99999')
    await userEvent.tab()
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 90, max: 5000 })
  },
}

export const SaysWhyTypedPriceWasChanged: Story = {
  tags: ['!autodocs'],
  render: function CommittedFilter(args) {
    const [value, setValue] = useState(args.value)
    return <PriceFilter {...args} value={value} onCommit={setValue} />
  },
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'From' })
    const [fromMessage, toMessage] = canvas.getAllByRole('status')
    await expect(fromMessage).toBeEmptyDOMElement()
    await userEvent.clear(from)
    await userEvent.type(from, '9999{Enter}')
    await expect(from).toHaveValue('2490')
    await expect(fromMessage).toHaveTextContent('The highest price is $2,490.')
    await expect(from).toHaveAccessibleDescription('The highest price is $2,490.')
    await expect(fromMessage, 'the focus ring of the input would touch the text').toHaveStyle({ paddingTop: '6px' })
    await userEvent.clear(from)
    await expect(fromMessage).toBeEmptyDOMElement()
    await userEvent.type(from, '100{Enter}')
    await expect(fromMessage).toBeEmptyDOMElement()
    const to = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, '50{Enter}')
    await expect(to).toHaveValue('110')
    await expect(toMessage).toHaveTextContent('The lowest price is $110.')
  },
}

export const RestoresEmptyPrice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const to = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.tab()
    await expect(to).toHaveValue('2500')
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(PriceFilter),
  args: { value: undefined, defaultValue: { min: 5, max: 42 }, minName: 'min', maxName: 'max' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'min=5&max=42',
      changed: 'min=6&max=30',
      change: async () => {
        canvas.getByRole('slider', { name: 'Lowest price' }).focus()
        await userEvent.keyboard('{ArrowRight}')
        await userEvent.clear(canvas.getByRole('textbox', { name: 'To' }))
        await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '30')
        await userEvent.tab()
      },
    })
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('5')
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('42')
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuenow', '5')
  },
}
