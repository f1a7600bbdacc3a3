import { createRoot } from 'react-dom/client'
import { ShopWindow } from './shop-window.tsx'
import './tailwind.css'

const root = document.getElementById('root')
// Classes with the tokens of the package, and those of Tailwind, such as `text-gray-500`.
if (root) {
  createRoot(root).render(
    <div className="min-h-dvh bg-sun-pale p-8">
      <p className="rounded-lg bg-white p-4 font-mono text-5xl text-gray-500 shadow-md">Toys</p>
      <ShopWindow />
    </div>,
  )
}
