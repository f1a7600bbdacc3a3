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
  ])('takes %s', (address) => {
    expect(Email.parse(address)).toBe(address)
  })

  it('drops blanks around it', () => {
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
  ])('takes %s', (number) => {
    expect(PhoneNumber.parse(number)).toBe(number)
  })

  it('drops blanks around it', () => {
    expect(PhoneNumber.parse(' 555-010-0199 ')).toBe('555-010-0199')
  })
})

describe('texts', () => {
  it('are trimmed, and as long as they may be after that', () => {
    expect(requiredText({ required: 'x' }, 3).parse('  abc  ')).toBe('abc')
  })

  it('have a message of their own where none is given', () => {
    expect(requiredText({ required: 'x' }, 3).safeParse('abcd').error?.issues[0]?.message).toBe(
      'May not be greater than 3 characters.',
    )
  })

  it('of passwords stay as typed', () => {
    expect(passwordText(FORM_TEXT.password).parse('  six ')).toBe('  six ')
    expect(passwordText(FORM_TEXT.password).parse('      ')).toBe('      ')
  })

  it.each(['teddy-bears', 'Teddy_Bears', '2', '-'])('of slugs may be %s', (slug) => {
    expect(Slug.parse(slug)).toBe(slug)
  })
})

describe('numeric', () => {
  const Number_ = numeric('required', 'number')

  it.each([
    [7, 7],
    ['7', 7],
    [' 7.5 ', 7.5],
    ['0', 0],
    ['-3', -3],
  ])('reads %j as %d', (input, number) => {
    expect(Number_.parse(input)).toBe(number)
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
  ])('refuses %j: %s', (input, message) => {
    expect(Number_.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})

describe('choice', () => {
  const Choice = booleanChoice('required')

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
  ])('reads %j as %s', (input, answer) => {
    expect(Choice.parse(input)).toBe(answer)
  })

  it.each([[undefined], [null], [''], [2], ['yes'], [{}], [{ value: null }], [[]]])('refuses %j', (input) => {
    expect(Choice.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual(['required'])
  })
})
