import bear from '@whirligig/art/toys/bear.svg'
import { LoginContainer } from '@whirligig/auth'
import { AuthCard, Page } from '@whirligig/ui'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'

export function Component() {
  const { state } = useLocation()
  return (
    <Page>
      <title>Login · Whirligig</title>
      <AuthCard
        title="Login"
        picture={<img src={bear} alt="" width={220} height={220} />}
        footer={
          <Link
            to={paths.register}
            state={state}
            replace
            className="inline-flex min-h-11 items-center font-semibold text-sky underline-offset-4 hover:underline"
          >
            Create Account
          </Link>
        }
      >
        <LoginContainer />
      </AuthCard>
    </Page>
  )
}
