import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** The worker's file. Browsers look for a new version under the same address, so it contains no hash. */
const FILE_NAME = 'service-worker.js'

/** Lists the scripts, styles and fonts that `index.html` loads. */
function listDocumentFiles(bundle: Rolldown.OutputBundle): string[] {
  const document = bundle['index.html']
  if (document?.type !== 'asset') throw new Error('The build has no index.html.')
  return [...String(document.source).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
}

/** Bundles the service worker into one script. */
async function bundleWorker(root: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: join(root, 'service-worker/service-worker.ts'), formats: ['iife'], name: 'serviceWorker' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The service worker was not built.')
  return chunk.code
}

/**
 * Adds the service worker to the build of the client. It contains the names of the document's files, so it changes with every
 * build that differs, and browsers install it again.
 */
export function addServiceWorker(root: string): Plugin {
  return {
    name: 'whirligig:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post', // after `index.html` is complete, before files are compressed
    async generateBundle(_options, bundle) {
      const source = await bundleWorker(root, { DOCUMENT_FILES: JSON.stringify(listDocumentFiles(bundle)) })
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source })
    },
  }
}
