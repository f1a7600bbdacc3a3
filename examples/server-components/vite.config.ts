import react from '@vitejs/plugin-react'
import rsc from '@vitejs/plugin-rsc'
import { defineConfig } from 'vite'

/** Browsers that know `light-dark()`. For older ones, parts of a page could not be light or dark. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5']

export default defineConfig({
  plugins: [
    react(),
    rsc({ entries: { rsc: 'src/entry.rsc.tsx', ssr: 'src/entry.ssr.tsx', client: 'src/entry.browser.tsx' } }),
  ],
  build: { cssTarget: CSS_TARGET },
})
