import { describe, expect, it } from 'vitest'
import { allowUndefined } from './optional-properties.ts'

describe('allowUndefined', () => {
  it.each([
    ['{ a?: string }', '{ a?: string | undefined }'],
    ["{ a?: 'x' | 'y'; b?: C['d'] }", "{ a?: 'x' | 'y' | undefined; b?: C['d'] | undefined }"],
    ['{ onClose?: () => void }', '{ onClose?: (() => void) | undefined }'],
    ['{ a?: B extends C ? D : E }', '{ a?: (B extends C ? D : E) | undefined }'],
    ['{ a?: { b?: number } }', '{ a?: { b?: number | undefined } | undefined }'],
    ['{ a?: () => { b?: number } }', '{ a?: (() => { b?: number | undefined }) | undefined }'],
    ['A & { /** é — ? */ readonly a?: string }', 'A & { /** é — ? */ readonly a?: string | undefined }'],
  ])('changes %s to %s', (type, expected) => {
    expect(allowUndefined(`export type T = ${type};`)).toBe(`export type T = ${expected};`)
  })

  it.each([
    'export type T = { a: string };',
    'export type T = { a?: string | undefined };',
    'export type T = { a?: undefined };',
    'export declare function f(a?: string): void;',
  ])('keeps %s', (declaration) => {
    expect(allowUndefined(declaration)).toBe(declaration)
  })

  it('rejects optional methods', () => {
    expect(() => allowUndefined('export type T = { onClose?(): void };')).toThrow('onClose?(): void')
  })
})
