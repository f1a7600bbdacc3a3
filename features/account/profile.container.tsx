import { ProfileInput, ROLE_ADMIN, ROLE_MEMBER, ROLE_NAME, type User } from '@whirligig/contract'
import { FormCheckbox, FormError, FormText, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { userQueryAtom } from '@whirligig/core/session'
import { Avatar, Badge, Button, ErrorState, Grid, ListSkeleton } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { updateProfileAtom } from './atoms.ts'

export type ProfileContainerProps = {
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The profile of the signed-in user, with the form that edits it. */
export function ProfileContainer({ onDirtyChange }: ProfileContainerProps) {
  const { status, data, refetch, isFetching } = useAtomValue(userQueryAtom)
  switch (status) {
    case 'pending':
      return <ListSkeleton label="Loading your account" />
    case 'error':
      return (
        <ErrorState
          text="Your account could not be loaded."
          hint="The shop may be out of reach for a moment."
          onRetry={() => refetch()}
          loading={isFetching}
        />
      )
    case 'success':
      return <ProfileForm user={data} onDirtyChange={onDirtyChange} />
  }
}

/** Whether the user can choose to get mails about what is new for staff. */
const mayGetStaffMails = ({ role, email }: User) => role !== ROLE_MEMBER && email !== null

const toFormValues = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber ?? '',
  ...(mayGetStaffMails(user) && { staffMails: user.staffMails ?? false }),
})

function ProfileForm({ user, onDirtyChange }: ProfileContainerProps & { user: User }) {
  const { control, submit, formState, reset } = useZodForm(ProfileInput, toFormValues(user), 'profile')
  const updateProfile = useSetAtom(updateProfileAtom)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      className="grid grid-cols-1 max-w-xl gap-5"
      onSubmit={submit(async (profile) => {
        const { user } = await updateProfile(profile)
        reset(toFormValues(user)) // the saved values are the new default values
      })}
    >
      <div className="flex flex-wrap items-center gap-4 rounded-panel bg-sun-pale p-4 sm:p-5">
        <Avatar name={user.firstName} colourKey={user._id} size="lg" />
        <div className="min-w-0">
          <p className="font-display text-xl font-semibold wrap-anywhere">
            {user.firstName} {user.lastName}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft wrap-anywhere">
            {user.provider === 'Email' ? user.email : `Logged in With ${user.provider}`}
            <Badge tone="info">{ROLE_NAME[user.role]}</Badge>
          </p>
        </div>
      </div>
      <Grid columns={2} gap={5}>
        <FormText control={control} name="firstName" label="First Name" autoComplete="given-name" />
        <FormText control={control} name="lastName" label="Last Name" autoComplete="family-name" />
      </Grid>
      <FormText
        control={control}
        name="phoneNumber"
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        required={false}
        hint="Ten digits, such as 555-123-4567."
      />
      {mayGetStaffMails(user) ? (
        <FormCheckbox
          control={control}
          name="staffMails"
          label="Mail me when something is new"
          hint={`${user.role === ROLE_ADMIN ? 'New orders, reviews, applications and contact messages' : 'New orders with your toys'}, in at most one mail every ten minutes.`}
        />
      ) : null}
      <FormError control={control} />
      <Button type="submit" className="justify-self-start" loading={formState.isSubmitting}>
        Save changes
      </Button>
    </form>
  )
}
