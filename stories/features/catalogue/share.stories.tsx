import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareContainer } from '@whirligig/catalogue'
import { TOAST_TEXT } from '@whirligig/contract'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'

const ADDRESS = 'https://shop.example/product/teddy-bears'

const share = fn()
const writeText = fn()

/** Runs with these properties of `navigator`. `undefined` stands for a browser without them. */
async function withNavigator(properties: { share?: unknown; clipboard?: unknown }, run: () => Promise<void>) {
  const { share: systemShare, clipboard } = properties
  Object.defineProperty(navigator, 'share', { value: systemShare, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  try {
    await run()
  } finally {
    // The browser's own properties are on the prototype.
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}

const meta = {
  title: 'Features/Catalogue/Share',
  component: ShareContainer,
  decorators: [withStoreAndToasts],
  args: { title: 'Teddy Bears', url: ADDRESS },
  beforeEach: () => {
    share.mockReset()
    writeText.mockReset()
  },
} satisfies Meta<typeof ShareContainer>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const clickShare = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Share' }))

export const SharesWithTheSystem: Story = {
  play: (context) =>
    withNavigator({ share, clipboard: { writeText } }, async () => {
      share.mockResolvedValue(undefined)
      await clickShare(context)
      await expect(share).toHaveBeenCalledWith({ title: 'Teddy Bears', url: ADDRESS })
      await expect(writeText).not.toHaveBeenCalled()
    }),
}
export const CopiesTheAddress: Story = {
  play: (context) =>
    withNavigator({ clipboard: { writeText } }, async () => {
      writeText.mockResolvedValue(undefined)
      await clickShare(context)
      await screen.findByText(TOAST_TEXT.linkCopied)
      await expect(writeText).toHaveBeenCalledWith(ADDRESS)
    }),
}
export const ShowsTheAddressIfRefused: Story = {
  play: (context) =>
    withNavigator({ clipboard: { writeText } }, async () => {
      writeText.mockRejectedValue(new DOMException('x', 'NotAllowedError'))
      await clickShare(context)
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus())
      await expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(ADDRESS)
      await expect(screen.queryByText(TOAST_TEXT.linkCopied)).toBeNull()
    }),
}
