import { expect, test } from 'vitest'
import { formatAddressLines } from './address-lines.ts'
import { anAddress } from './fixtures/index.ts'

test('an address is three lines on a parcel', () => {
  expect(formatAddressLines(anAddress())).toEqual(['12 Clockmaker Lane', 'Portland, Oregon 97201', 'United States'])
})
