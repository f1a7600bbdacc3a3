import { describe, expect, it } from 'vitest'
import { findGroup } from './class-groups.ts'

const words = (text: string) => text.split(' ')

describe('findGroup', () => {
  // Each row: a group, utilities that belong to it, and similar ones that do not.
  it.each([
    ['p', 'p-4 p-[3px]', 'p'],
    ['pe', 'pe-2', 'me-2'],
    ['mx', 'mx-auto', 'max-w-4'],
    ['gap', 'gap-2', 'gap-x-2'],
    ['gap-x', 'gap-x-2', 'gap-y-2'],
    ['inset', 'inset-0 inset-auto inset-full inset-[3px] inset-2.5', 'inset-ring inset-x-0 inset-shadow-sm x-inset-0'],
    ['inset-x', 'inset-x-0', 'inset-0'],
    ['start', 'start-2', 'self-start'],
    ['w', 'w-4', 'min-w-4 will-change-transform'],
    ['min-w', 'min-w-0', 'w-0'],
    ['max-h', 'max-h-4', 'h-4'],
    ['z', 'z-10', 'size-10'],
    ['size', 'size-4', 'text-base'],
    ['opacity', 'opacity-50', 'order-1'],
    ['items', 'items-center', 'justify-items-center'],
    ['justify-items', 'justify-items-center', 'items-center justify-center'],
    ['justify-self', 'justify-self-end', 'self-end'],
    ['place-items', 'place-items-center', 'items-center'],
    ['grid-cols', 'grid-cols-2', 'grid'],
    ['col-span', 'col-span-2', 'row-span-2'],
    ['overflow', 'overflow-hidden', 'overflow-x-hidden'],
    ['overflow-x', 'overflow-x-auto', 'overflow-auto'],
    ['leading', 'leading-tight', 'tracking-tight'],
    [
      'display',
      'block inline inline-block flex inline-flex grid inline-grid contents hidden',
      'flex-1 grid-cols-2 my-block',
    ],
    ['position', 'static relative absolute fixed sticky', 'table-fixed fixed-2'],
    ['direction', 'flex-row flex-col flex-row-reverse flex-col-reverse', 'flex-rows flex-colx flex-1 inline-flex-row'],
    ['wrap', 'flex-wrap flex-nowrap flex-wrap-reverse', 'flex-wraps flex-1 text-wrap inline-flex-wrap'],
    ['flex', 'flex-1 flex-auto flex-[2]', 'inline-flex flex-col'],
    ['grow', 'grow grow-0', 'growing flex-grow'],
    ['shrink', 'shrink shrink-0', 'shrinking'],
    ['shadow', 'shadow shadow-card', 'shadowy inset-shadow-sm'],
    [
      'justify',
      'justify-start justify-between justify-normal',
      'justify-items-center justify-centered x-justify-start',
    ],
    ['content', 'content-center content-stretch', 'content-none content-["x"]'],
    [
      'background',
      'bg-none bg-cover bg-contain bg-center bg-no-repeat bg-linear-45 bg-radial-x',
      'bg-covered bg-card x-bg-none',
    ],
    ['bg', 'bg-card bg-sun-pale bg-centered', 'bg-none bg'],
    [
      'text-align',
      'text-start text-center text-end text-left text-right text-justify',
      'text-starts text-ink x-text-start',
    ],
    ['text-wrap', 'text-wrap text-nowrap text-balance text-pretty', 'text-wrapped x-text-wrap'],
    ['text-size', 'text-xs text-base text-hero text-[0.7em] text-2xl', 'text-basis text-[red] x-text-xs'],
    ['text', 'text-ink text-basis text-wrapped', 'text-base text underline-text-x'],
    [
      'font-weight',
      'font-light font-normal font-medium font-semibold font-bold font-extrabold',
      'font-bolder x-font-bold',
    ],
    ['font', 'font-display font-bolder', 'font-bold'],
    ['decoration', 'underline no-underline line-through', 'underline-offset-4 hover-underline'],
    ['border-style', 'border-solid border-dashed border-dotted border-none', 'border-dashes x-border-solid'],
    ['border-model', 'border-separate border-collapse', 'border-separated x-border-collapse'],
    ['border', 'border border-4 border-[1.5px]', 'border-ink border-x'],
    ['border-x', 'border-x border-x-2', 'border-xs border-ink'],
    ['border-color', 'border-ink border-xs border-b-ink', 'border border-2 x-border-ink'],
    ['rounded', 'rounded rounded-card', 'rounded-t-card roundedness'],
    ['rounded-t', 'rounded-t rounded-t-card', 'rounded-tl-card rounded-two'],
    ['rounded-ss', 'rounded-ss-card', 'rounded-s-card'],
  ])('%s', (group, members, others) => {
    expect(words(members).map((name) => findGroup(name)?.group)).toEqual(words(members).map(() => group))
    expect(words(others).map((name) => findGroup(name)?.group)).not.toContain(group)
  })

  it.each([
    ['p-1', 'p px py ps pe pt pr pb pl'],
    ['px-1', 'px ps pe pl pr'],
    ['py-1', 'py pt pb'],
    ['m-1', 'm mx my ms me mt mr mb ml'],
    ['mx-1', 'mx ms me ml mr'],
    ['my-1', 'my mt mb'],
    ['border', 'border border-x border-y border-s border-e border-t border-r border-b border-l'],
    ['border-x', 'border-x border-s border-e border-l border-r'],
    ['border-y-2', 'border-y border-t border-b'],
    ['inset-0', 'inset inset-x inset-y start end top right bottom left'],
    ['inset-x-0', 'inset-x start end left right'],
    ['inset-y-0', 'inset-y top bottom'],
    ['gap-2', 'gap gap-x gap-y'],
    ['overflow-auto', 'overflow overflow-x overflow-y'],
    ['size-4', 'size w h'],
    ['flex-1', 'flex basis grow shrink'],
    [
      'rounded-card',
      'rounded rounded-s rounded-e rounded-t rounded-r rounded-b rounded-l rounded-ss rounded-se rounded-es rounded-ee rounded-tl rounded-tr rounded-bl rounded-br',
    ],
    ['ps-1', 'ps'],
  ])('%s replaces its own group and those that it includes', (utility, replaced) => {
    expect(findGroup(utility)?.replaced.toSorted()).toEqual(words(replaced).toSorted())
  })

  it.each(['truncate', 'sr-only', 'group', 'tabular-nums', 'animate-spin', 'x-flex-1', 'x-bg-card'])(
    'knows no group of %s',
    (utility) => {
      expect(findGroup(utility)).toBeUndefined()
    },
  )
})
