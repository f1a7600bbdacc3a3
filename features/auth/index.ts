export { signOutAtom, userAtom } from './atoms.ts'
export { LoginContainer } from './login.container.tsx'
export { ProfileContainer } from './profile.container.tsx'
export { RegisterContainer } from './register.container.tsx'
