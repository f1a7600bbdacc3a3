import { DashboardLayout, Sidebar } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { DashboardSidebar } from './dashboard-sidebar.tsx'
import type { DashboardAccess } from './role.ts'

export type MemberLayoutProps = {
  /** Undefined while the role is unknown: the sidebar is empty. */
  access: DashboardAccess | undefined
  children: ReactNode
}

/** A page of the dashboard in the frame of the shop, with the sidebar beside it. */
export const MemberLayout = ({ access, children }: MemberLayoutProps) => (
  <DashboardLayout
    sidebar={access ? <DashboardSidebar {...access} /> : <Sidebar links={[]} className="lg:min-h-120" />}
  >
    {children}
  </DashboardLayout>
)
