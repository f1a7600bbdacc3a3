import { createRoot } from 'react-dom/client'
import { ShopWindow } from './shop-window.tsx'
import './tailwind.css'

const root = document.getElementById('root')
// The package's tokens are classes of this page's own markup as well.
if (root) {
  createRoot(root).render(
    <div className="min-h-dvh bg-sun-pale p-8">
      <ShopWindow />
    </div>,
  )
}
