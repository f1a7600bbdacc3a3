import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { adoptStyles } from '../scripts/adopted-styles.ts'
import { compressBuild } from '../scripts/compression.ts'
import { CSS_TARGET } from '../scripts/css-target.ts'
import { analyzeBundle, PURE_FUNCTIONS } from './build/chunk-groups.ts'
import { completeDocument, provideClientBuild } from './build/client-build.ts'
import { leanIcons } from './build/lean-icons.ts'
import { leanReactRouter } from './build/lean-react-router.ts'
import { publicStyles } from './build/public-styles.ts'
import { addServiceWorker } from './build/service-worker.ts'
import { withoutPropertyFallback } from './build/without-property-fallback.ts'

const root = import.meta.dirname
const api = process.env.WHIRLIGIG_API ?? 'http://localhost:3000'

export default defineConfig(async ({ command }) => {
  const analysis = command === 'build' ? await analyzeBundle(root) : undefined
  return {
    root,
    plugins: [
      react(),
      leanReactRouter(),
      leanIcons(),
      analysis && publicStyles(analysis.publicModules),
      tailwindcss(),
      withoutPropertyFallback(),
      completeDocument(),
      addServiceWorker(root),
      compressBuild(),
      adoptStyles(join(root, 'src/styles/adopt-style-sheet.ts')),
      provideClientBuild(join(root, 'dist')),
    ],
    // First the client, then the renderer, which needs the client's file names.
    builder: {},
    environments: {
      client: {
        build: {
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            treeshake: { manualPureFunctions: PURE_FUNCTIONS },
            output: analysis
              ? {
                  // Short and without names, because every page contains lists of file names.
                  chunkFileNames: 'assets/c-[hash:7].js',
                  assetFileNames: ({ names }: Rolldown.PreRenderedAsset) =>
                    names.some((name) => name.endsWith('.css'))
                      ? 'assets/c-[hash:7].css'
                      : 'assets/[name]-[hash][extname]',
                  codeSplitting: {
                    includeDependenciesRecursively: false,
                    groups: [{ debugName: 'shared', name: analysis.findGroup }],
                  },
                }
              : {},
          },
        },
      },
      ssr: {
        // The artifact runs without packages.
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          ssr: 'src/renderer.tsx',
          outDir: 'dist-server',
          assetsInlineLimit: 0,
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'renderer.js' } },
        },
      },
    },
    build: { target: 'es2022', cssTarget: CSS_TARGET },
    server: { port: 5173, proxy: { '/api': api, '/images/products': api, '/socket.io': { target: api, ws: true } } },
  }
})
