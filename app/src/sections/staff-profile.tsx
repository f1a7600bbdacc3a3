import { ProfileContainer, type ProfileContainerProps } from '@whirligig/account'

export const StaffProfile = (props: ProfileContainerProps) => <ProfileContainer {...props} />
