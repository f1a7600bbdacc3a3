import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type Interaction, recordInteraction } from './record-interaction.ts'
import { whenNear } from './when-near.ts'

const sections = new Set<() => Promise<unknown>>()

/** Loads the code of all lazy sections, so that the server renders them completely. Call it before rendering. */
export async function preloadSections(): Promise<void> {
  for (const load of sections) await load() // also visits the sections that a section contains
}

// The same object in each render, so that React never writes it.
const KEEP_HTML = { __html: '' }

const subscribeToNothing = () => () => {}
/** True on the server and while the browser takes over the server's HTML. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )

type BeforeReplacementProps = { isReplaced: boolean; onReplace: () => void }

/** Calls `onReplace` right before React changes the elements of the page. Hooks run only afterwards. */
class BeforeReplacement extends Component<BeforeReplacementProps> {
  override getSnapshotBeforeUpdate({ isReplaced }: BeforeReplacementProps): null {
    if (this.props.isReplaced && !isReplaced) this.props.onReplace()
    return null
  }
  override componentDidUpdate({ isReplaced }: BeforeReplacementProps): void {
    if (this.props.isReplaced && !isReplaced) this.forceUpdate() // React then runs the effects of the new elements before the next paint.
  }
  override render(): null {
    return null
  }
}

export type LazySectionOptions = {
  /** Rendered while the code loads after a navigation inside the app. It reserves the height of the section. */
  fallback?: ReactNode
  className?: string
  /** The section only shows its props and links, which never change: the server's HTML stays, and no code is loaded for it. */
  isStatic?: boolean
}

export type LazySection<Props extends object> = ComponentType<Props> & {
  /** Loads the code before the section is rendered, for a navigation to a page that shows it at once. */
  preload: () => Promise<unknown>
}

/**
 * Creates a section whose code is not part of the first load. The server renders it completely. The browser keeps that HTML,
 * with working links, and replaces it with the component once its code has loaded. The code is loaded when the section comes
 * near the viewport, gets the pointer or the focus, or when the page has been idle for ten seconds. After a navigation inside
 * the app it is loaded at once.
 *
 * Props and atoms may change at any time: the kept HTML is not hydrated, so it does not have to match them. The focus, typed
 * text and a press on a button are repeated in the component. The section throws while rendering if the code cannot be loaded
 * and there is no HTML to keep. Pictures blink when they are replaced, so sections with pictures should be static.
 * @param load imports the component from its own module
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, className, isStatic = false }: LazySectionOptions = {},
): LazySection<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await load()
    return loaded
  }
  sections.add(loadOnce)

  function Section(props: Props) {
    const [keepsHtml] = useState(useIsHydrating())
    const [Content, setContent] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const container = useRef<HTMLDivElement>(null)
    const interaction = useRef<Interaction>(null)
    const repeatInteraction = useRef<() => void>(null)

    useEffect(
      function loadContent() {
        const section = container.current
        if (Content) repeatInteraction.current?.()
        if (Content || !section || (keepsHtml && isStatic)) return
        let isWaiting = true
        interaction.current = recordInteraction(section)
        const show = () =>
          loadOnce().then(
            (component) => {
              // A press on two elements is no click. The click that ends it shows the component.
              if (!isWaiting || (keepsHtml && section.matches(':active'))) return
              isWaiting = false
              startTransition(() => setContent(() => component))
            },
            (error: unknown) => isWaiting && !keepsHtml && setFailure({ error }), // the next scroll, pointer or focus event tries again
          )
        const stop = keepsHtml ? whenNear(section, show) : void show()
        return () => {
          isWaiting = false
          interaction.current?.finish()
          stop?.()
        }
      },
      [Content, keepsHtml],
    )

    if (failure) throw failure.error
    return (
      <>
        <BeforeReplacement
          isReplaced={Content !== undefined}
          onReplace={() => {
            repeatInteraction.current = interaction.current?.finish() ?? null
          }}
        />
        {!Content && keepsHtml ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's HTML and never writes any
          <div ref={container} className={className} suppressHydrationWarning dangerouslySetInnerHTML={KEEP_HTML} />
        ) : (
          <div ref={container} className={className}>
            {Content ? <Content {...props} /> : fallback}
          </div>
        )}
      </>
    )
  }
  return Object.assign(Section, { preload: loadOnce })
}
