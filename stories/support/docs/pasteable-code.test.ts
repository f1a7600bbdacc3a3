import { expect, it } from 'vitest'
import { toPasteableCode } from './pasteable-code.ts'

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
    'names a file instead of describing the object',
    '<Button value={[object File]} />',
    "import { Button } from '@whirligig/ui'\n\n<Button value={file} />",
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

const STORY_FILE = `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type ButtonProps, IconButton } from '@whirligig/ui'
import { type Ref, useState } from 'react'
import { PersonIcon } from '../support/icons.tsx'

const meta = {
  component: Button,
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

export const Counts: StoryObj<typeof meta> = { render: Counter }
`

it('declares the components of the story file, with what they need', () => {
  expect(toPasteableCode('<Counter variant="quiet" />', EXPORTS, STORY_FILE)).toBe(
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

<Counter variant="quiet" />`,
  )
})

it('declares nothing for a sample of the library alone', () => {
  expect(toPasteableCode('<Button />', EXPORTS, STORY_FILE)).toBe(
    "import { Button } from '@whirligig/ui'\n\n<Button />",
  )
})
