import { expect, screen, waitFor } from 'storybook/test'

/** Expects the page with this heading. The document has the same title, unless another one is given. */
export async function expectPage(heading: string, title = heading): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(document.title).toBe(`${title} · Whirligig`))
}
