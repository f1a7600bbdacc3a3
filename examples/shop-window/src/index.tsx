import { createRoot } from 'react-dom/client'
import './plain.css'
import { ShopWindow } from './shop-window.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<ShopWindow />)
