import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBaseCommit } from './base-commit.ts'

describe('findBaseCommit', () => {
  let repository: string
  let mergeBase: string
  let branchCommit: string

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).trim()
  const commit = (message: string) => {
    git('commit', '--quiet', '--allow-empty', '-m', message)
    return git('rev-parse', 'HEAD')
  }

  beforeAll(() => {
    repository = realpathSync(mkdtempSync(join(tmpdir(), 'whirligig-base-commit-')))
    git('init', '--quiet', '--initial-branch=main')
    mergeBase = commit('last common commit')
    git('checkout', '--quiet', '-b', 'branch')
    branchCommit = commit('on the branch')
    git('checkout', '--quiet', 'main')
    commit('on main')
    git('checkout', '--quiet', 'branch')
  })
  afterAll(() => rmSync(repository, { recursive: true, force: true }))

  it('returns the merge base of the branch and main', () => {
    expect(findBaseCommit(repository, undefined)).toBe(mergeBase)
  })

  it('returns the commit of the given revision', () => {
    expect(findBaseCommit(repository, 'branch')).toBe(branchCommit)
  })

  it('throws if the revision does not exist', () => {
    expect(() => findBaseCommit(repository, 'nowhere')).toThrow(
      "The revision 'nowhere' does not exist in this repository.",
    )
  })
})
