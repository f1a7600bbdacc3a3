import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypingIndicator } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Components/Typing Indicator',
  component: TypingIndicator,
  args: { name: 'Ada', className: 'max-w-60' },
} satisfies Meta<typeof TypingIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const SomebodyTypes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ada is typing…')
  },
}
export const NobodyTypesAndThePlaceIsKept: Story = {
  args: { name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').clientHeight).toBeGreaterThan(0)
  },
}
export const LongNameIsCut: Story = { args: { name: 'Somebody With A Name That Goes On And On And On' } }
