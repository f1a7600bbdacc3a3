/** Who is signed in at the provider that stands in for Google. */
export const ELSEWHERE = {
  sub: 'grace-1',
  email: 'grace@example.com',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
}
