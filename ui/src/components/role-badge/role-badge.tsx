import { Badge, type BadgeProps, type BadgeTone } from '../badge/badge.tsx'

const tones: Record<string, BadgeTone> = { Admin: 'highlight', Merchant: 'merchant' }

export type RoleBadgeProps = Omit<BadgeProps, 'tone' | 'icon' | 'children'> & {
  /** Display text: Admin, Member, Merchant. */
  role: string
}

/** Role of a user. */
export function RoleBadge({ role, ...props }: RoleBadgeProps) {
  return (
    <Badge tone={tones[role] ?? 'neutral'} {...props}>
      {role}
    </Badge>
  )
}
