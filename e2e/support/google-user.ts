/** The user who is signed in at the OpenID provider that replaces Google in the tests. */
export const GOOGLE_USER = {
  sub: 'grace-1',
  email: 'grace@example.com',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
}
