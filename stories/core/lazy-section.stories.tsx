import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, InlineSelect, type LazySectionOptions, lazySection, RatingFilter, TextInput } from '@whirligig/ui'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor } from 'storybook/test'

type NotesProps = { author: string; onSave: (text: string) => void }

const COLOURS = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
]

function Notes({ author, onSave }: NotesProps) {
  const [text, setText] = useState('')
  const [colour, setColour] = useState('red')
  const [rating, setRating] = useState(0)
  return (
    <form
      noValidate
      className="grid max-w-sm gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text)
      }}
    >
      <p>Notes of {author}</p>
      <a href="#help">Help</a>
      <TextInput aria-label="Note" value={text} onChange={setText} />
      <InlineSelect label="Colour" options={COLOURS} value={colour} onChange={setColour} />
      <RatingFilter value={rating} onChange={setRating} />
      <Button type="submit">Save</Button>
    </form>
  )
}

/** Knows who the user is after the browser has taken over the page. */
function Page({ Section, onSave }: { Section: ComponentType<NotesProps>; onSave: NotesProps['onSave'] }) {
  const [author, setAuthor] = useState('a guest')
  useEffect(() => setAuthor('Mina'), [])
  return <Section author={author} onSave={onSave} />
}

type TakenOverProps = Pick<NotesProps, 'onSave'> &
  Pick<LazySectionOptions, 'isStatic'> & {
    load: () => Promise<typeof Notes>
    /** Pixels of other content above. */
    gap: number
  }

/** Takes over the HTML of a server. */
function TakenOver({ load, gap, isStatic, onSave }: TakenOverProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(
    function takeOver() {
      if (!container.current) return
      const html = renderToString(<Notes author="a guest" onSave={onSave} />)
      container.current.innerHTML = `<div>${html}</div>`
      const root = hydrateRoot(container.current, <Page Section={lazySection(load, { isStatic })} onSave={onSave} />)
      return () => queueMicrotask(() => root.unmount()) // not while React unmounts the story
    },
    [load, isStatic, onSave],
  )
  return (
    <>
      <div style={{ height: gap }} />
      <div ref={container} />
    </>
  )
}

const meta = {
  title: 'Core/Lazy Section',
  component: TakenOver,
  args: { load: fn(async () => Notes), gap: 0, onSave: fn() },
} satisfies Meta<typeof TakenOver>

export default meta
type Story = StoryObj<typeof meta>

/** Code that arrives when `arrive` is called. */
function createCode() {
  const { promise, resolve } = Promise.withResolvers<typeof Notes>()
  return { load: fn(() => promise), arrive: () => resolve(Notes) }
}

export const IsLiveInTheViewport: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByText('Notes of Mina')
    await userEvent.type(canvas.getByLabelText('Note'), 'Blue')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith('Blue')
  },
}

const early = createCode()

export const HandsOverWhatTheUserDid: Story = {
  args: { load: early.load },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Colour'), 'Blue')
    await userEvent.click(canvas.getByLabelText('3 stars and up'))
    await userEvent.type(canvas.getByLabelText('Note'), 'Green{Enter}')
    await expect(canvas.getByText('Notes of a guest')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    early.arrive()
    await canvas.findByText('Notes of Mina')
    await expect(canvas.getByLabelText('Note')).toHaveValue('Green')
    await expect(canvas.getByLabelText('Note')).toHaveFocus()
    await expect(canvas.getByLabelText('Colour')).toHaveValue('blue')
    await expect(canvas.getByLabelText('3 stars and up')).toBeChecked()
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenCalledWith('Green')
  },
}

export const WaitsUntilItIsNear: Story = {
  args: { gap: 5000 },
  play: async ({ canvas, args, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Help' })
    await expect(args.load).not.toHaveBeenCalled()
    await userEvent.hover(link)
    await waitFor(() => expect(args.load).toHaveBeenCalled())
    await canvas.findByText('Notes of Mina')
  },
}

const broken = fn<() => Promise<typeof Notes>>()

export const KeepsTheHtmlWithoutItsCode: Story = {
  args: { load: broken },
  beforeEach: () => {
    broken.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(broken).toHaveBeenCalled()) // more than once if the page scrolls meanwhile
    await expect(canvas.getByText('Notes of a guest')).toBeVisible()
    broken.mockResolvedValue(Notes)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Notes of Mina')
  },
}

export const StaticHtmlStaysWithoutCode: Story = {
  args: { isStatic: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: 'Help' }))
    await expect(canvas.getByText('Notes of a guest')).toBeVisible()
    await expect(args.load).not.toHaveBeenCalled()
  },
}

const navigated = createCode()
const AfterNavigation = lazySection(navigated.load, { fallback: <p className="min-h-40">Loading notes</p> })

export const IsLoadedAtOnceAfterANavigation: Story = {
  render: ({ onSave }) => <AfterNavigation author="Mina" onSave={onSave} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading notes')).toBeVisible()
    navigated.arrive()
    await canvas.findByText('Notes of Mina')
    await expect(canvas.queryByText('Loading notes')).toBeNull()
  },
}
