import { expect, it } from 'vitest'
import { formatAddressLines } from './address-lines.ts'
import { anAddress } from './fixtures/index.ts'

it('formats an address in three lines', () => {
  expect(formatAddressLines(anAddress())).toEqual(['12 Clockmaker Lane', 'Portland, Oregon 97201', 'United States'])
})
