import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Two pages: one uses the compiled stylesheet, the other generates its own with Tailwind.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { manifest: true, rolldownOptions: { input: ['index.html', 'tailwind.html'] } },
})
