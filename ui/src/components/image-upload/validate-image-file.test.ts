import { expect, it } from 'vitest'
import { validateImageFile } from './validate-image-file.ts'

it.each([
  ['bear.png', 'image/png', 100, undefined],
  ['bear.JPG', 'image/jpeg', 100, undefined],
  ['bear.jpeg', '', 100, undefined],
  ['image', 'image/png', 100, undefined],
  ['bear.png', 'image/png', 1000, undefined],
  ['bear.png', 'image/png', 1001, 'size'],
  ['bear.gif', 'image/gif', 100, 'type'],
  ['bear.png', 'text/html', 100, 'type'],
  ['bear', '', 100, 'type'],
  ['bear.gif', 'image/gif', 2000, 'type'],
])('reports for %s of type %j with %i of 1000 bytes: %s', (name, type, size, problem) => {
  expect(validateImageFile({ name, type, size }, 1000)).toBe(problem)
})
