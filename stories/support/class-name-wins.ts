import { expect } from 'storybook/test'

/**
 * A story that gives a component padding, colours and a width of the caller, and expects that they replace the component's own.
 * Spread it into a story: `export const ClassNameWins: Story = { ...classNameWins }`.
 */
export const classNameWins = {
  args: { className: 'w-60 bg-sun-pale px-2 text-sky-text' },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const element = canvasElement.querySelector<HTMLElement>('.bg-sun-pale')
    await expect(element).toHaveStyle({
      width: '240px',
      paddingLeft: '8px',
      paddingRight: '8px',
      backgroundColor: 'rgb(255, 240, 199)',
      color: 'rgb(31, 76, 173)',
    })
  },
}
