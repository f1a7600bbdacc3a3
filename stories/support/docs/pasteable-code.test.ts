import { expect, it } from 'vitest'
import { parseStoryFile } from './parse-story-file.ts'
import { toPasteableCode } from './pasteable-code.ts'
import { getStoryProps, getStoryRender } from './story-props.ts'

const EXPORTS = new Set(['Button', 'IconButton'])

it.each([
  [
    'imports what the code uses',
    '<Button onClick={function bY(){}} on={{ end: function bY(){} }}>\n  Add\n</Button>',
    "import { Button } from '@whirligig/ui'\n\n<Button onClick={() => {}} on={{ end: () => {} }}>\n  Add\n</Button>",
  ],
  [
    'replaces the icons of stories with one of lucide-react',
    '<IconButton icon={<PersonIcon />} />',
    "import { IconButton } from '@whirligig/ui'\nimport { User } from 'lucide-react'\n\n<IconButton icon={<User aria-hidden=\"true\" />} />",
  ],
  [
    'repairs what Storybook prints of a current link',
    "<Button link={{ current: '[Circular]', href: '/' }} />",
    "import { Button } from '@whirligig/ui'\n\n<Button link={{ current: true, href: '/' }} />",
  ],
  [
    'holds the values of controls in state',
    '<>\n  <Button\n    onChange={function bY(){}}\n    value="It\'s"\n  />\n  <Button\n    onChange={function bY(){}}\n    value={null}\n  />\n</>',
    `import { Button } from '@whirligig/ui'
import { type ComponentProps, useState } from 'react'

const [value, setValue] = useState('It\\'s')
const [value2, setValue2] = useState<ComponentProps<typeof Button>['value']>(null)

<>
  <Button onChange={setValue} value={value} />
  <Button onChange={setValue2} value={value2} />
</>`,
  ],
  [
    'lets an open dialog close',
    '<Button\n  onClose={function bY(){}}\n  open\n/>',
    "import { Button } from '@whirligig/ui'\nimport { useState } from 'react'\n\nconst [open, setOpen] = useState(true)\n\n<Button onClose={() => setOpen(false)} open={open} />",
  ],
  [
    'holds no state for the controls of a list',
    `<>\n${'  <Button onChange={() => {}} value="" />\n'.repeat(4)}</>`,
    `import { Button } from '@whirligig/ui'\n\n<>\n${'  <Button onChange={() => {}} value="" />\n'.repeat(4)}</>`,
  ],
  [
    'has addresses instead of the contents of pictures',
    "<Button\n  picture={{ url: 'data:image/svg+xml,%3csvg d=\\'M0 0\\'/%3e', alt: '' }}\n  src=\"data:image/svg+xml,%3csvg d='M0 0'/%3e\"\n/>",
    "import { Button } from '@whirligig/ui'\n\n<Button\n  picture={{ url: '/picture.svg', alt: '' }}\n  src=\"/picture.svg\"\n/>",
  ],
  [
    'has three of many options',
    `<Button\n  options={[${Array.from({ length: 200 }, (_, n) => `\n    {\n      value: ${n}\n    }`).join()}\n  ]}\n/>`,
    `import { Button } from '@whirligig/ui'\n\n<Button\n  options={[${[0, 1, 2].map((n) => `\n    {\n      value: ${n}\n    },`).join('')}\n    // and so on\n  ]}\n/>`,
  ],
  [
    'writes fragments in their short form',
    '<Button>\n  <React.Fragment key=".0">\n    Add\n  </React.Fragment>\n</Button>',
    "import { Button } from '@whirligig/ui'\n\n<Button>\n  <>\n    Add\n  </>\n</Button>",
  ],
  [
    'shows a component in pseudo-states once',
    '<div\n  ref={function bY(){}}\n>\n  <div className="">\n    <Button>\n      Add\n    </Button>\n  </div>\n  <div className="forced-hover">\n    <Button>\n      Add\n    </Button>\n  </div>\n</div>',
    "import { Button } from '@whirligig/ui'\n\n<Button>\n  Add\n</Button>",
  ],
  ['keeps the source of a story', '{\n  args: { defaultOpen: true }\n}', '{\n  args: { defaultOpen: true }\n}'],
])('%s', (_title, code, pasteable) => {
  expect(toPasteableCode(code, EXPORTS)).toBe(pasteable)
})

const STORY_FILE = parseStoryFile(`import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type ButtonProps, IconButton } from '@whirligig/ui'
import { type Ref, useState } from 'react'
import { fn } from 'storybook/test'
import { PersonIcon } from '../support/icons.tsx'
import { sampleProducts } from '../support/sample-products.ts'

const toys = [{ name: 'Bear' }]
const meta = {
  component: Button,
  args: {
    label: 'Add',
    toName: ({ name }: { name: string }) => name,
    toys,
    onClick: fn(),
    product: sampleProducts.bear,
    selected: new Set(['bear']),
    action: (
      <IconButton
        icon={<PersonIcon />}
      />
    ),
  },
} satisfies Meta<typeof Button>

export default meta

const LABEL = 'Unused'
// In clicks.
const START = 3

/** Counts its clicks. */
function Counter(args: ButtonProps) {
  const [count, setCount] = useState(START)
  return (
    <Button {...args} icon={<PersonIcon />} onClick={() => setCount(count + 1)}>
      Clicks: {count}
    </Button>
  )
}

export const Default: StoryObj<typeof meta> = {}
export const Spreads: StoryObj<typeof meta> = { ...Default, args: { ...meta.args, label: 'More', onClick: fn(async () => 3) } }
export const Counts: StoryObj<typeof meta> = { render: (args) => <><Counter label={args.label} onClick={args.onClick} /></> }
export const Inlines: StoryObj<typeof meta> = {
  render: function Render(args) {
    const [count, setCount] = useState(0)
    args.onClick(count)
    return <Button {...args} label={args.label.length} onClick={() => setCount(count + 1)} />
  },
}
`)

const PRINTED = `<Button
  action={<IconButton icon={<PersonIcon />} />}
  label="Add"
  onClick={() => {}}
  product={{
    name: 'Bear'
  }}
  selected={{}}
  toName={() => {}}
  toys={[
    {
      name: 'Bear'
    }
  ]}
/>`

const ARGS = { action: {}, label: '', onClick: {}, product: {}, selected: {}, toName: {}, toys: {} }

function toSample(story: string, args: Record<string, unknown> = ARGS): string {
  const props = getStoryProps({ id: `actions-button--${story}`, args, initialArgs: ARGS }, STORY_FILE)
  return toPasteableCode(PRINTED, EXPORTS, STORY_FILE, props, getStoryRender(`actions-button--${story}`, STORY_FILE))
}

it('has the source of functions, instances and constants, and prints what the project alone has', () => {
  expect(toSample('default')).toBe(`import { Button, IconButton } from '@whirligig/ui'
import { User } from 'lucide-react'

const toys = [{ name: 'Bear' }]

<Button
  action={
    <IconButton
      icon={<User aria-hidden="true" />}
    />
  }
  label="Add"
  onClick={() => {}}
  product={{
    name: 'Bear'
  }}
  selected={new Set(['bear'])}
  toName={({ name }: { name: string }) => name}
  toys={toys}
/>`)
})

it('has the args that a story spreads and replaces, and the callbacks of spies', () => {
  expect(toSample('spreads')).toContain('onClick={async () => 3}')
  expect(toSample('spreads')).toContain('toys={toys}')
})

it('prints args that the user has changed', () => {
  expect(toSample('default', { ...ARGS, toys: [{}] })).toContain("toys={[\n    {\n      name: 'Bear'")
  expect(toSample('default', { ...ARGS, toys: [{}] })).not.toContain('const toys')
})

it('creates the files of args', () => {
  const props = getStoryProps(
    { id: 'x--y', args: { file: new File([], 'a.png', { type: 'image/png' }) }, initialArgs: {} },
    STORY_FILE,
  )
  expect(props.file?.text).toBe("new File([], 'a.png', { type: 'image/png' })")
})

it('has the source of a function that renders the story, with the args in it', () => {
  const args = Object.fromEntries(Object.entries(ARGS).filter(([name]) => name !== 'product'))
  expect(toSample('inlines', args)).toBe(`import { Button, IconButton } from '@whirligig/ui'
import { useState } from 'react'
import { User } from 'lucide-react'

const toys = [{ name: 'Bear' }]

const [count, setCount] = useState(0)

<Button
  action={
    <IconButton
      icon={<User aria-hidden="true" />}
    />
  }
  selected={new Set(['bear'])}
  toName={({ name }: { name: string }) => name}
  toys={toys}
  label={'Add'.length}
  onClick={() => setCount(count + 1)}
/>`)
})

it('prints a story whose function gets something that only the project has', () => {
  expect(toSample('inlines')).toContain('product={{')
  expect(toSample('inlines'), 'the function replaces it').toContain('label="Add"')
})

it('declares the components of the story file, with what they need', () => {
  expect(toSample('counts')).toBe(
    `import { Button, type ButtonProps } from '@whirligig/ui'
import { useState } from 'react'
import { User } from 'lucide-react'

// In clicks.
const START = 3

/** Counts its clicks. */
function Counter(args: ButtonProps) {
  const [count, setCount] = useState(START)
  return (
    <Button {...args} icon={<User aria-hidden="true" />} onClick={() => setCount(count + 1)}>
      Clicks: {count}
    </Button>
  )
}

<><Counter label={'Add'} onClick={() => {}} /></>`,
  )
})

it('declares nothing for a sample of the library alone', () => {
  expect(toPasteableCode('<Button />', EXPORTS, STORY_FILE)).toBe(
    "import { Button } from '@whirligig/ui'\n\n<Button />",
  )
})
