import { createRoot } from 'react-dom/client'
import { ShopWindow } from './shop-window.tsx'
import './tailwind.css'

const root = document.getElementById('root')
// The tokens of the package are available as classes here, too.
if (root) {
  createRoot(root).render(
    <div className="min-h-dvh bg-sun-pale p-8">
      <ShopWindow />
    </div>,
  )
}
