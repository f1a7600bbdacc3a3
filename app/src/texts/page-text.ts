import type { ArticleSection } from '@whirligig/ui'

/** The text of a page about the shop. */
export type PageText = {
  title: string
  /** What search engines show: one or two sentences, at most about 155 characters. */
  description: string
  /** One or two sentences below the title. */
  intro: string
  sections: readonly ArticleSection[]
}
