import { describe, expect, it } from 'vitest'
import { atOnce, together } from './at-once.ts'

describe('at once', () => {
  it('asks the same once, other things each, and again when it is answered', async () => {
    const { share } = atOnce<string>()
    const asked: string[] = []
    const ask = (question: string) =>
      share(question, async () => {
        asked.push(question)
        return question.toUpperCase()
      })
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['A', 'A', 'B'])
    expect(asked).toEqual(['a', 'b'])
    expect(await ask('a')).toBe('A')
    expect(asked).toEqual(['a', 'b', 'a'])
  })

  it('does not join what began before something was written', async () => {
    const { share, forget } = atOnce<string>()
    const before = Promise.withResolvers<string>()
    const first = share('a', () => before.promise)
    forget()
    const second = share('a', async () => 'after')
    before.resolve('before')
    expect(await Promise.all([first, second])).toEqual(['before', 'after'])
  })

  it('fails for those who joined, not for who asks next', async () => {
    const { share } = atOnce<string>()
    const fail = () => share('a', () => Promise.reject(new Error('no database')))
    const failed = await Promise.allSettled([fail(), fail()])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await share('a', async () => 'again')).toBe('again')
  })
})

describe('together', () => {
  it('asks for all of one turn at once, each thing one time', async () => {
    const asked: string[][] = []
    const ask = together<string>(async (keys) => {
      asked.push(keys)
      return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]))
    })
    expect(await Promise.all(['a', 'b', 'a', 'none'].map(ask))).toEqual(['A', 'B', 'A', undefined])
    expect(await ask('a')).toBe('A')
    expect(asked).toEqual([['a', 'b', 'none'], ['a']])
  })

  it('fails for all of one turn, not for the next', async () => {
    let fails = true
    const ask = together<string>(async (keys) => {
      if (fails) throw new Error('no database')
      return new Map(keys.map((key) => [key, 'found']))
    })
    const failed = await Promise.allSettled([ask('a'), ask('b')])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    fails = false
    expect(await ask('a')).toBe('found')
  })
})
