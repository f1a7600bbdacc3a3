import { describe, expect, it } from 'vitest'
import { booleanChoice, Email, numeric, PhoneNumber, passwordText, requiredText, Slug } from './fields.ts'
import { FORM_TEXT } from './form-text.ts'

describe('Email', () => {
  it.each([
    'mina@whirligig.test',
    'mina.marlow+toys@mail.whirligig.test',
    "o'neill@whirligig.test",
    'MINA@WHIRLIGIG.TEST',
    'm@t.io',
    'mína@whirligig.test',
    `${'a'.repeat(239)}@whirligig.test`,
  ])('accepts %s', (address) => {
    expect(Email.parse(address)).toBe(address)
  })

  it('is trimmed', () => {
    expect(Email.parse('  mina@whirligig.test\n')).toBe('mina@whirligig.test')
  })
})

describe('PhoneNumber', () => {
  it.each([
    '5550100199',
    '555-010-0199',
    '555.010.0199',
    '555 010 0199',
    '(555)010-0199',
    '(555) 010-0199',
    '555010-0199',
  ])('accepts %s', (number) => {
    expect(PhoneNumber.parse(number)).toBe(number)
  })

  it('is trimmed', () => {
    expect(PhoneNumber.parse(' 555-010-0199 ')).toBe('555-010-0199')
  })
})

describe('text fields', () => {
  it('are trimmed before their length is checked', () => {
    expect(requiredText({ required: 'x' }, 3).parse('  abc  ')).toBe('abc')
  })

  it('have a default message for a long text', () => {
    expect(requiredText({ required: 'x' }, 3).safeParse('abcd').error?.issues[0]?.message).toBe(
      'May not be greater than 3 characters.',
    )
  })

  it('do not trim passwords', () => {
    expect(passwordText(FORM_TEXT.password).parse('  six ')).toBe('  six ')
    expect(passwordText(FORM_TEXT.password).parse('      ')).toBe('      ')
  })

  it.each(['teddy-bears', 'Teddy_Bears', '2', '-'])('accept the slug %s', (slug) => {
    expect(Slug.parse(slug)).toBe(slug)
  })
})

describe('numeric', () => {
  const NumericField = numeric('required', 'number')

  it.each([
    [7, 7],
    ['7', 7],
    [' 7.5 ', 7.5],
    ['0', 0],
    ['-3', -3],
  ])('parses %j as %d', (input, number) => {
    expect(NumericField.parse(input)).toBe(number)
  })

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    [null, 'required'],
    [undefined, 'required'],
    [true, 'required'],
    [[7], 'required'],
    ['7 bears', 'number'],
    ['Infinity', 'number'],
    ['NaN', 'number'],
  ])('rejects %j: %s', (input, message) => {
    expect(NumericField.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})

describe('booleanChoice', () => {
  const BooleanField = booleanChoice('required')

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [{ value: 1, label: 'Yes' }, true],
    [{ value: '1' }, true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    [{ value: 0, label: 'No' }, false],
  ])('parses %j as %s', (input, value) => {
    expect(BooleanField.parse(input)).toBe(value)
  })

  it.each([[undefined], [null], [''], [2], ['yes'], [{}], [{ value: null }], [[]]])('rejects %j', (input) => {
    expect(BooleanField.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual(['required'])
  })
})
