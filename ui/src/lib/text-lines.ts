import { createElement, Fragment, type ReactElement } from 'react'
import { cx } from './cx.ts'

type TextLinesProps = { lines: ReadonlyArray<string>; className?: string }

/** Texts below each other, each in its own direction. They have no keys, because some can be equal: `Singapore`, the city and the country. */
export const TextLines = ({ lines, className }: TextLinesProps): ReactElement =>
  createElement(
    Fragment,
    null,
    ...lines.map((line) =>
      createElement('span', { className: cx('block', className) }, createElement('bdi', null, line)),
    ),
  )
