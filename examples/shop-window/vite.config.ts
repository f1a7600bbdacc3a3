import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Browsers that know `light-dark()`. For older ones, parts of a page could not be light or dark. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5']

// Two pages: one uses the compiled stylesheet, the other generates its own with Tailwind.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { manifest: true, cssTarget: CSS_TARGET, rolldownOptions: { input: ['index.html', 'tailwind.html'] } },
})
