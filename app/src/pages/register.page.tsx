import rocket from '@whirligig/art/toys/rocket.svg'
import { RegisterContainer } from '@whirligig/auth'
import { AuthCard, Page } from '@whirligig/ui'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'

export function Component() {
  const { state } = useLocation()
  return (
    <Page>
      <title>Create an Account · Whirligig</title>
      <AuthCard
        title="Create an Account"
        picture={<img src={rocket} alt="" width={220} height={220} />}
        footer={
          <Link
            to={paths.login}
            state={state}
            replace
            className="inline-flex min-h-11 items-center font-semibold text-sky underline-offset-4 hover:underline"
          >
            Login
          </Link>
        }
      >
        <RegisterContainer />
      </AuthCard>
    </Page>
  )
}
