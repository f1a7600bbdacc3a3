/** The paths of the files that `index.html` names, of this build. `app/build/service-worker.ts` replaces the name by the list. */
declare const DOCUMENT_FILES: readonly string[]
