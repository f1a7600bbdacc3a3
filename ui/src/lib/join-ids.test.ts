import { expect, it } from 'vitest'
import { joinIds } from './join-ids.ts'

const CASES: readonly { ids: Parameters<typeof joinIds>; joined: string | undefined }[] = [
  { ids: ['a', 'b c'], joined: 'a b c' },
  { ids: [undefined, 'a', false, null, ''], joined: 'a' },
  { ids: [undefined, ''], joined: undefined },
  { ids: [], joined: undefined },
]

it.each(CASES)('joins $ids to $joined', ({ ids, joined }) => {
  expect(joinIds(...ids)).toBe(joined)
})
