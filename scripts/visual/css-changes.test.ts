import { describe, expect, it } from 'vitest'
import { findCssChanges } from './css-changes.ts'

const list = (before: string, after: string) => {
  const changes = findCssChanges(before, after)
  return changes && [...changes]
}

describe('findCssChanges', () => {
  it('finds nothing in equal sheets, even if rules are merged differently', () => {
    expect(list('.a{margin:0}.b{margin:0}', '.b,.a{margin:0}')).toEqual([])
  })

  it('names the classes that were added, removed or changed, as the code spells them', () => {
    expect(list('.p-2{padding:1px}.old{top:0}', '.p-2{padding:2px}')).toEqual(['p-2', 'old'])
    expect(list('', '@media (width>=40rem){.sm\\:w-1\\/2{width:50%}}')).toEqual(['sm:w-1/2'])
    expect(list('', '.tile{&:hover{top:0}}')).toEqual(['tile'])
  })

  it('counts a rule without a class as a change of every page', () => {
    expect(list('a{top:0}', 'a{top:1px}')).toBeUndefined()
    expect(list('', '*,:before{top:0}')).toBeUndefined()
  })

  it('counts another value of a variable as a change of every page', () => {
    expect(list(':root{--color-plum:red}', ':root{--color-plum:blue}')).toBeUndefined()
  })

  it('names a new variable that no rule used before', () => {
    expect(list(':root{--a:1px}', ':root{--a:1px;--b:2px}.w{width:var(--b)}')).toEqual(['--b', 'w'])
    expect(list('.w{width:var(--b,0)}', ':root{--b:2px}.w{width:var(--b,0)}')).toBeUndefined()
  })

  it('names a new registered property', () => {
    expect(list('', '@property --tw-blur{syntax:"*";inherits:false}')).toEqual(['--tw-blur'])
  })

  it('notices a changed animation and a changed font', () => {
    expect(list('@keyframes spin{to{rotate:360deg}}', '@keyframes spin{to{rotate:90deg}}')).toBeUndefined()
    expect(list('@font-face{src:url(a.woff2)}', '@font-face{src:url(b.woff2)}')).toBeUndefined()
  })
})
