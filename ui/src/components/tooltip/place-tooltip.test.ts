import { describe, expect, it } from 'vitest'
import { placeTooltip } from './place-tooltip.ts'

const SCREEN = { width: 400, height: 800 }
const TOOLTIP = { width: 200, height: 60 }
const control = (left: number, top: number) => ({ left, top, width: 48, height: 28 })

describe('placeTooltip', () => {
  it.each([
    ['top', { side: 'top', left: 100, top: 332, arrow: 100 }],
    ['bottom', { side: 'bottom', left: 100, top: 436, arrow: 100 }],
  ] as const)('shows it at the %s, in the middle of the control', (side, place) => {
    expect(placeTooltip(side, control(176, 400), TOOLTIP, SCREEN)).toEqual(place)
  })

  it.each([
    ['left', { side: 'left', left: 92, top: 384, arrow: 30 }],
    ['right', { side: 'right', left: 356, top: 384, arrow: 30 }],
  ] as const)('shows it on the %s', (side, place) => {
    expect(placeTooltip(side, control(300, 400), TOOLTIP, { width: 800, height: 800 })).toEqual(place)
  })

  it('changes the side if it has no space', () => {
    expect(placeTooltip('top', control(176, 20), TOOLTIP, SCREEN).side).toBe('bottom')
    expect(placeTooltip('bottom', control(176, 760), TOOLTIP, SCREEN).side).toBe('top')
    expect(placeTooltip('right', control(340, 400), TOOLTIP, SCREEN).side).toBe('left')
  })

  it('keeps the side if the other one has even less space', () => {
    expect(placeTooltip('top', control(176, 50), { width: 200, height: 120 }, { width: 400, height: 110 }).side).toBe(
      'top',
    )
  })

  it('stays on the screen, with its arrow at the control', () => {
    expect(placeTooltip('top', control(4, 400), TOOLTIP, SCREEN)).toMatchObject({ left: 12, arrow: 16 })
    expect(placeTooltip('top', control(348, 400), TOOLTIP, SCREEN)).toMatchObject({ left: 188, arrow: 184 })
  })

  it('starts at the edge of a screen that is too small', () => {
    expect(placeTooltip('top', control(40, 400), TOOLTIP, { width: 150, height: 800 }).left).toBe(12)
  })
})
