import {
  Checkbox,
  DateRange,
  Field,
  type FieldProps,
  ImageUpload,
  InlineSelect,
  MultiSelect,
  NumberInput,
  PasswordInput,
  PriceFilter,
  PriceSlider,
  QuantityInput,
  RadioGroup,
  RatingFilter,
  SearchInput,
  Select,
  StarInput,
  Switch,
  TextArea,
  TextInput,
} from '@whirligig/ui'
import type { ReactElement } from 'react'
import { fn } from 'storybook/test'
import { createPng } from './sample-files.ts'

const options = [
  { value: 'oak', label: 'Oak' },
  { value: 'pine', label: 'Pine' },
]
const onChange = fn()
const upload = { validate: () => Promise.resolve(undefined), hint: 'A picture.' }
const file = createPng()

/** The controls of one part, by the label of their field. */
export const CONTROLS: Readonly<Record<string, ReactElement>> = {
  'Text input': <TextInput />,
  'Text area': <TextArea />,
  'Password input': <PasswordInput />,
  'Number input': <NumberInput value="" onChange={onChange} />,
  'Quantity input': <QuantityInput value={1} max={5} onChange={onChange} />,
  'Search input': <SearchInput value="" onChange={onChange} />,
  'Select of a form': <Select options={options} />,
  'Inline select': <InlineSelect options={options} value="oak" onChange={onChange} />,
  'Multi select': <MultiSelect options={options} value={[]} onChange={onChange} />,
  'Check box': <Checkbox label="Yes" />,
  'On and off': <Switch label="On" />,
  'Image upload': <ImageUpload {...upload} value={null} onChange={onChange} />,
}

/** The controls of several parts, by the label of their field. */
const GROUPS: Readonly<Record<string, ReactElement>> = {
  'Radio group': <RadioGroup options={options} />,
  'Star input': <StarInput value={0} onChange={onChange} />,
  'Date range': <DateRange from="" to="" onChange={onChange} />,
  'Price slider': <PriceSlider value={{ min: 1, max: 2500 }} onChange={onChange} />,
}

/** Renders every control in a field of its own. */
export function ControlsInFields(field: Pick<FieldProps, 'required' | 'error' | 'hint'>) {
  return (
    <div className="grid max-w-sm gap-4">
      {Object.entries({ ...CONTROLS, ...GROUPS }).map(([label, control]) => (
        <Field key={label} label={label} group={label in GROUPS} {...field}>
          {control}
        </Field>
      ))}
    </div>
  )
}

const attributes = { 'aria-describedby': 'own', 'aria-invalid': true, 'aria-required': true, 'data-own': true } as const

/** Renders every control that passes attributes on, with own ones. Its ref and its handlers are called with its test id. */
export function ControlsWithAttributes({
  onRef,
  onKeyDown,
  onBlur,
}: Record<'onRef' | 'onKeyDown' | 'onBlur', (id: string) => void>) {
  const own = (id: string) => ({
    ...attributes,
    'data-testid': id,
    ref: (element: HTMLElement | null) => {
      if (element) onRef(id)
    },
    onKeyDown: () => onKeyDown(id),
    onBlur: () => onBlur(id),
  })
  return (
    <Field label="Wood" hint="Of a field." group>
      <p id="own">Of its own.</p>
      <TextInput {...own('TextInput')} aria-label="Text" />
      <TextArea {...own('TextArea')} aria-label="Long text" />
      <PasswordInput {...own('PasswordInput')} aria-label="Password" />
      <NumberInput {...own('NumberInput')} aria-label="Number" value="" onChange={onChange} />
      <SearchInput {...own('SearchInput')} label="Search" value="" onChange={onChange} />
      <Select {...own('Select')} aria-label="One" options={options} />
      <InlineSelect {...own('InlineSelect')} label="One" options={options} value="oak" onChange={onChange} />
      <Checkbox {...own('Checkbox')} label="Yes" />
      <Switch {...own('Switch')} label="On" tooltip="Of its tooltip." />
      <RadioGroup {...own('RadioGroup')} options={options} />
      <StarInput {...own('StarInput')} value={0} onChange={onChange} />
      <DateRange {...own('DateRange')} from="" to="" onChange={onChange} />
      <QuantityInput {...own('QuantityInput')} aria-label="Quantity" max={5} />
      <MultiSelect {...own('MultiSelect')} aria-label="Many" options={options} />
      <ImageUpload {...own('ImageUpload')} {...upload} hint="Of its hint." aria-label="Picture" />
    </Field>
  )
}

/** A form of every control with a name, with values. */
export function NamedControls({ disabled, form }: { disabled?: boolean; form?: string }) {
  const shared = { disabled, form, onChange }
  return (
    <form aria-label="Named" className="grid gap-2">
      <TextInput {...shared} name="text" aria-label="Text" value="Ada" />
      <TextArea {...shared} name="area" aria-label="Long text" value="Two lines" />
      <PasswordInput {...shared} name="password" aria-label="Password" value="secret" />
      <NumberInput {...shared} name="number" aria-label="Number" value="12" />
      <Field label="Quantity">
        <QuantityInput {...shared} name="quantity" value={3} max={5} />
      </Field>
      <SearchInput {...shared} name="search" label="Search" value="bear" />
      <Select {...shared} name="select" aria-label="One" options={options} value="pine" />
      <InlineSelect {...shared} name="inline" label="One" options={options} value="oak" />
      <MultiSelect {...shared} name="multi" options={options} value={['pine', 'oak']} />
      <Checkbox {...shared} name="checked" label="Checked" value />
      <Checkbox {...shared} name="terms" label="With a value" value formValue="v2" />
      <Checkbox {...shared} name="unchecked" label="Unchecked" value={false} />
      <Switch {...shared} name="on" label="On" value />
      <Switch {...shared} name="plan" label="With a value" value formValue="pro" />
      <Switch {...shared} name="off" label="Off" value={false} />
      <RadioGroup {...shared} name="radio" aria-label="Wood" options={options} value="pine" />
      <StarInput {...shared} name="stars" aria-label="Stars" value={4} />
      <RatingFilter {...shared} name="rating" value={4} />
      <PriceSlider {...shared} minName="min" maxName="max" value={{ min: 5, max: 50 }} />
      <PriceFilter {...shared} minName="lowest" maxName="highest" value={{ min: 6, max: 60 }} />
      <Field label="Image">
        <ImageUpload {...shared} {...upload} name="image" value={file} />
      </Field>
      <DateRange {...shared} label="Ordered" fromName="from" toName="to" from="2026-11-01" to="2026-11-20" />
    </form>
  )
}

/** A form whose controls have no state in React. */
export function UncontrolledControls({ action }: { action?: (data: FormData) => void }) {
  return (
    <form action={action} aria-label="Uncontrolled" className="grid max-w-sm gap-2">
      <TextInput name="text" aria-label="Text" defaultValue="Ada" />
      <TextArea name="area" aria-label="Long text" defaultValue="Two lines" max={20} />
      <PasswordInput name="password" aria-label="Password" defaultValue="secret" />
      <Select name="select" aria-label="Select" options={options} defaultValue="pine" />
      <Select name="empty" aria-label="Empty" options={options} />
      <Checkbox name="checked" label="Checked" defaultValue />
      <Checkbox name="unchecked" label="Unchecked" />
      <Switch name="on" label="On" defaultValue />
      <Switch name="off" label="Off" />
      <RadioGroup name="radio" aria-label="Wood" options={options} defaultValue="pine" />
      <button type="reset">Reset</button>
      <button type="submit">Send</button>
    </form>
  )
}
