import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkPackages } from './link-packages.ts'

let folder: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'whirligig-link-packages-')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('links installed packages to the same files, and workspaces to those of the other checkout', () => {
  for (const checkout of ['here', 'there']) {
    write(`${checkout}/package.json`, '{ "workspaces": ["ui", "features/*"] }')
    write(`${checkout}/ui/index.ts`, checkout)
    write(`${checkout}/features/cart/index.ts`, checkout)
  }
  write('here/node_modules/react/index.js', 'react')
  write('here/node_modules/@radix/slider/index.js', 'slider')
  write('here/features/cart/node_modules/nested/index.js', 'nested')
  mkdirSync(join(folder, 'here/node_modules/@whirligig'))
  symlinkSync(join(folder, 'here/ui'), join(folder, 'here/node_modules/@whirligig/ui'), 'junction')

  linkPackages(join(folder, 'here'), join(folder, 'there'))

  const read = (path: string) => readFileSync(join(folder, 'there', path), 'utf8')
  expect(read('node_modules/react/index.js')).toBe('react')
  expect(read('node_modules/@radix/slider/index.js')).toBe('slider')
  expect(read('features/cart/node_modules/nested/index.js')).toBe('nested')
  expect(read('node_modules/@whirligig/ui/index.ts')).toBe('there')
})
