import { expect, it } from 'vitest'
import { findImportedIcons } from './imported-icons.ts'

it('lists each imported icon once, without types and aliases', () => {
  expect(
    findImportedIcons([
      `import { X } from 'lucide-react'`,
      `import { Star as StarIcon, type LucideIcon, X } from 'lucide-react'`,
      `import {\n  Heart,\n  Check,\n} from 'lucide-react'`,
      `import { useState } from 'react'`,
    ]),
  ).toEqual(['Check', 'Heart', 'Star', 'X'])
})
