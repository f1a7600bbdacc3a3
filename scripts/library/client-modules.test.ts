import { describe, expect, it } from 'vitest'
import { findClientModules } from './client-modules.ts'

const find = (modules: Record<string, string>) => [...findClientModules(new Map(Object.entries(modules)))]

describe('findClientModules', () => {
  it.each([
    ["import { useId, useState } from 'react';", true],
    ["import { createContext } from 'react';", true],
    ["import { memo, useId } from 'react';", false],
    ["import * as Popover from '@radix-ui/react-popover';", true],
    ["import { cva } from 'class-variance-authority';", false],
    ['_jsx("button", { onClick: () => close() })', true],
    ['_jsx("button", { onClick: loading ? stop : onClick })', true],
    ['_jsx(Button, { onClick: onClick, type: "button" })', false],
    ['export function Row({ onClick, onClose }) {}', false],
  ])('%s: %s', (code, expected) => {
    expect(find({ 'components/a/a.js': code })).toEqual(expected ? ['components/a/a.js'] : [])
  })

  it('leaves a module on the server that only renders components of the browser', () => {
    const modules = {
      'components/card/card.js': "import { Wish } from '../wish/wish.js';",
      'components/wish/wish.js': "import { useState } from 'react';\nexport function Wish() {}",
    }
    expect(find(modules)).toEqual(['components/wish/wish.js'])
  })

  it('adds modules that call a function of a client module, also through others', () => {
    const modules = {
      'components/dialog/lazy.js': "import { later } from './later.js';\nexport const Lazy = later();",
      'components/dialog/later.js':
        "import { onOpen as open } from '../../lib/on-open.js';\nexport const later = open;",
      'lib/on-open.js': "import { useState } from 'react';\nexport function onOpen() {}",
    }
    expect(find(modules).toSorted()).toEqual(Object.keys(modules).toSorted())
  })
})
