import { Article, type ArticleProps, Page } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { getInfoBreadcrumbs, toBreadcrumbList } from '../metadata/breadcrumbs.ts'
import { originAtom } from '../metadata/origin-atom.ts'
import { PageMetadata } from '../metadata/page-metadata.tsx'
import type { PageText } from '../texts/page-text.ts'

type InfoPageProps = Pick<ArticleProps, 'tint'> & {
  /** The path of the page. */
  path: string
  text: PageText
  /** Address of a decorative picture. */
  picture: string
}

/** A page of text about the shop. */
export function InfoPage({ path, text: { title, description, intro, sections }, picture, tint }: InfoPageProps) {
  const origin = useAtomValue(originAtom)
  return (
    <Page width="narrow">
      <PageMetadata
        name={title}
        description={description}
        path={path}
        jsonLd={[toBreadcrumbList(origin, getInfoBreadcrumbs({ name: title, path }))]}
      />
      <Article
        title={title}
        intro={intro}
        sections={sections}
        tint={tint}
        illustration={<img src={picture} alt="" width={220} height={220} />}
      />
    </Page>
  )
}
