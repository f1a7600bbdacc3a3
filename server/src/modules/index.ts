import type { Module } from '../deps.ts'
import { addressRoutes } from './addresses/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { brandRoutes } from './brands/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { externalSignInRoutes } from './external-sign-in/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { merchantRoutes } from './merchants/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { merchantOrderRoutes } from './orders/merchant-routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { productFileRoutes } from './product-files/routes.ts'
import { productRoutes } from './products/routes.ts'
import { staffProductRoutes } from './products/staff-routes.ts'
import { relatedProductRoutes } from './related-products/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { savedAnswerRoutes } from './saved-answers/routes.ts'
import { savedViewRoutes } from './saved-views/routes.ts'
import { stockAlertRoutes } from './stock-alerts/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { userRoutes } from './user/routes.ts'
import { wishlistRoutes } from './wishlist/routes.ts'

/** The modules with routes below `/api`. */
export const modules: Module[] = [
  authRoutes,
  externalSignInRoutes,
  passwordRoutes,
  userRoutes,
  addressRoutes,
  homeRoutes,
  productRoutes,
  relatedProductRoutes,
  staffProductRoutes,
  productFileRoutes,
  categoryRoutes,
  brandRoutes,
  merchantRoutes,
  reviewRoutes,
  cartRoutes,
  orderRoutes,
  merchantOrderRoutes,
  overviewRoutes,
  wishlistRoutes,
  stockAlertRoutes,
  newsletterRoutes,
  contactRoutes,
  savedAnswerRoutes,
  savedViewRoutes,
  auditRoutes,
  systemRoutes,
]
