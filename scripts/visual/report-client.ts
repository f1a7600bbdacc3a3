import type { Report, ReportedChange } from './report-data.ts'

// Runs in the report's page: shows the changes of `report.json`, which the page contains.

/** How a change is shown. */
type View = 'side' | 'overlay' | 'slider' | 'difference'

/** How much of the surroundings a cropped picture keeps, in pixels. */
const MARGIN = 24

const report: Report = JSON.parse(find('#report').textContent ?? '')
function drawAll(): void {
  const opacity = readNumber('opacity')
  document.documentElement.style.setProperty('--opacity', String(opacity / 100))
  find('#opacity').toggleAttribute('hidden', readView() !== 'overlay')
  for (const { draw } of groupElements) draw()
  updateCommand()
}

/** Creates the section of a group: its screenshots in a row, of which one is shown large. */
function createGroup({ label, changes }: Report['groups'][number], number: number) {
  let current = changes.find(({ isAccepted }) => !isAccepted) ?? changes[0]
  const open = changes.filter(({ isAccepted }) => !isAccepted).length
  const accept = el('input', { type: 'checkbox', value: String(number), className: 'accept' })
  accept.addEventListener('input', updateCommand)
  const view = el('div', { className: 'view' })
  const buttons = changes.map((change) => {
    const title = `${change.name}, ${change.mode}, ${change.pixels} pixels`
    // The group of the sidebar says nothing new, and what differs between the buttons is at the end.
    const label = [change.name.replace(/^[^/]*\//, ''), change.mode].map((line) => el('span', {}, [line]))
    const button = el('button', { type: 'button', title }, label)
    button.addEventListener('click', () => {
      current = change
      draw()
    })
    return button
  })
  const list = el('div', { className: 'list' }, buttons)
  list.addEventListener('keydown', moveFocus)
  const count = `${changes.length} screenshot${changes.length === 1 ? '' : 's'}`
  const head = el('div', { className: 'group-head' }, [
    el('h2', {}, [`${number}. ${label}`]),
    open === 0 ? `${count}, accepted` : count,
    ...(open > 0 ? [el('label', {}, [accept, ' Accept'])] : []),
  ])

  function draw(): void {
    if (!current) return
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-current', String(changes[index] === current))
    view.replaceChildren(...drawChange(current))
  }
  return { element: el('section', { className: 'group' }, [head, list, view]), draw }
}

/** Left and right arrows move between the screenshots of a group. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!step || !(event.currentTarget instanceof HTMLElement)) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons[buttons.findIndex((button) => button.matches(':focus')) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.click()
}

function drawChange(change: ReportedChange): Node[] {
  const view = readView()
  if (view === 'difference') return [drawFigure('Difference', [drawFrame(change, ['diff'])])]
  if (view === 'overlay') {
    const figure = drawFigure('After over before', [drawFrame(change, ['before', 'after'])])
    figure.classList.add('overlay')
    return [figure]
  }
  if (view === 'slider') {
    const first = drawFrame(change, ['before'])
    const second = drawFrame(change, ['after'])
    first.slot = 'first'
    second.slot = 'second'
    return [drawFigure('Before | after', [el('img-comparison-slider', { tabIndex: 0 }, [first, second])])]
  }
  return [
    drawFigure('Before', [drawFrame(change, ['before'])]),
    drawFigure('After', [drawFrame(change, ['after'])]),
    drawFigure('Difference', [drawFrame(change, ['diff'])]),
  ]
}

const drawFigure = (caption: string, children: Node[]) =>
  el('figure', {}, [el('figcaption', {}, [caption]), ...children])

/** Draws pictures on top of each other, cropped and zoomed as chosen. */
function drawFrame(change: ReportedChange, pictures: ('before' | 'after' | 'diff')[]): HTMLElement {
  const zoom = readNumber('zoom') / 100
  const isCropped = find<HTMLInputElement>('#crop').checked
  const frame = el('div', { className: 'frame' })
  const images = pictures.map((picture) => {
    const image = el('img', { src: `${change.file}-${picture}.png`, alt: `${picture}: ${change.name}, ${change.mode}` })
    image.addEventListener('load', resize)
    return image
  })

  function resize(): void {
    const width = Math.max(...images.map(({ naturalWidth }) => naturalWidth))
    const height = Math.max(...images.map(({ naturalHeight }) => naturalHeight))
    const box = isCropped ? addMargin(change, width, height) : { x: 0, y: 0, width, height }
    frame.style.width = `${box.width * zoom}px`
    frame.style.height = `${box.height * zoom}px`
    for (const image of images) image.style.transform = `scale(${zoom}) translate(${-box.x}px, ${-box.y}px)`
  }
  frame.append(...images)
  return frame
}

function addMargin({ box }: ReportedChange, width: number, height: number) {
  const x = Math.max(0, box.x - MARGIN)
  const y = Math.max(0, box.y - MARGIN)
  return {
    x,
    y,
    width: Math.min(width, box.x + box.width + MARGIN) - x,
    height: Math.min(height, box.y + box.height + MARGIN) - y,
  }
}

/** Shows the command that records the selected groups as accepted. */
function updateCommand(): void {
  const numbers = [...document.querySelectorAll<HTMLInputElement>('.accept:checked')].map(({ value }) => value)
  const command = `npm run visual -- --accept ${numbers.join(',')}`
  find('#command').replaceChildren(...(numbers.length > 0 ? ['Run ', el('code', {}, [command]), ' and commit.'] : []))
}

function readView(): View {
  const { value } = find<HTMLInputElement>('input[name=view]:checked')
  return value === 'overlay' || value === 'slider' || value === 'difference' ? value : 'side'
}

const readNumber = (id: string) => Number(find<HTMLInputElement>(`#${id} :is(select, input)`).value)

function find<Type extends HTMLElement = HTMLElement>(selector: string): Type {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`The report has no ${selector}.`)
  return element
}

function el<Tag extends string>(
  tag: Tag,
  properties: object = {},
  children: (Node | string)[] = [],
): Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element as Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement // created by its tag
}

// After all declarations: a module runs from top to bottom.
const groupElements = report.groups.map((group, index) => createGroup(group, index + 1))

find('#groups').append(...groupElements.map(({ element }) => element))
for (const control of document.querySelectorAll('.tools select, .tools input'))
  control.addEventListener('input', () => drawAll())
drawAll()
