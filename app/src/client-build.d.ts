declare module 'virtual:client-build' {
  /** What the build of the client has produced. */
  export type ClientBuild = {
    /** The text of `index.html`. */
    document: string
    /** The scripts of each page beside those of `index.html`, as paths. */
    pageFiles: Readonly<Record<string, readonly string[]>>
    /** The sources of the inline scripts for a Content-Security-Policy: `'sha256-...'`. */
    inlineScriptSources: readonly string[]
  }
  export const clientBuild: ClientBuild
}
