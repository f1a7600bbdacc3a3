import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { baseOf, linkPackages } from './revision.ts'

let work: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(work, path)), { recursive: true })
  writeFileSync(join(work, path), text)
}
beforeAll(() => {
  work = realpathSync(mkdtempSync(join(tmpdir(), 'whirligig-revision-')))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('baseOf', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: join(work, 'repository'),
      encoding: 'utf8',
    }).trim()
  const commit = (text: string) => {
    git('commit', '--quiet', '--allow-empty', '-m', text)
    return git('rev-parse', 'HEAD')
  }
  let left: string
  let onBranch: string
  beforeAll(() => {
    mkdirSync(join(work, 'repository'))
    git('init', '--quiet', '--initial-branch=main')
    left = commit('where the branch leaves')
    git('checkout', '--quiet', '-b', 'branch')
    onBranch = commit('on the branch')
    git('checkout', '--quiet', 'main')
    commit('main goes on')
    git('checkout', '--quiet', 'branch')
  })

  it('is where the branch left main', () => {
    expect(baseOf(join(work, 'repository'), undefined)).toBe(left)
  })

  it('is what is named', () => {
    expect(baseOf(join(work, 'repository'), 'branch')).toBe(onBranch)
  })

  it('refuses what does not exist', () => {
    expect(() => baseOf(join(work, 'repository'), 'nowhere')).toThrow("There is no revision 'nowhere' here.")
  })
})

describe('linkPackages', () => {
  it("gives another checkout the same packages, but its own where they are the repository's", () => {
    for (const checkout of ['here', 'there']) {
      write(`${checkout}/package.json`, '{ "workspaces": ["ui", "features/*"] }')
      write(`${checkout}/ui/index.ts`, checkout)
      write(`${checkout}/features/cart/index.ts`, checkout)
    }
    write('here/node_modules/react/index.js', 'react')
    write('here/node_modules/@radix/slider/index.js', 'slider')
    write('here/features/cart/node_modules/nested/index.js', 'nested')
    mkdirSync(join(work, 'here/node_modules/@whirligig'))
    symlinkSync(join(work, 'here/ui'), join(work, 'here/node_modules/@whirligig/ui'), 'junction')

    linkPackages(join(work, 'here'), join(work, 'there'))

    const there = (path: string) => readFileSync(join(work, 'there', path), 'utf8')
    expect(there('node_modules/react/index.js')).toBe('react')
    expect(there('node_modules/@radix/slider/index.js')).toBe('slider')
    expect(there('features/cart/node_modules/nested/index.js')).toBe('nested')
    expect(there('node_modules/@whirligig/ui/index.ts')).toBe('there')
  })
})
