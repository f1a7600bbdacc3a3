import type { Module } from '../deps.ts'
import { authRoutes } from './auth/routes.ts'
import { userRoutes } from './user/routes.ts'

/** Everything below `/api`. */
export const modules: Module[] = [authRoutes, userRoutes]
