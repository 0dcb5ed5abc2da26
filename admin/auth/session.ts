import type { AppFacts } from '@wasl/shared/contract/accounts.ts'
import { http } from '../api/http.ts'
import type { AdminProfile } from './current-admin.ts'
import { token } from './token.ts'

type Answer<T> = { key: string; msg: string; data: T }

/** `code`: of the authenticator app, where the two-step log-in is on. */
export type Credentials = { phone: string; password: string; code?: string }

let known: Promise<AdminProfile> | null = null

/** Who is logged in, asked once; throws `ApiError` 401 when the session is over. */
export function currentAdmin(): Promise<AdminProfile> {
  known ??= http.get<Answer<AdminProfile>>('/api/admin/auth/me').then(({ data }) => data.data)
  known.catch(forget)
  return known
}

/** Starts a session; throws `ApiError` with the API's own words when it is refused. */
export async function logIn(credentials: Credentials): Promise<void> {
  const { data } = await http.post<Answer<{ token: string }>>('/api/admin/auth/login', credentials)
  forget()
  token.keep(data.data.token)
}

/** Ends the session here, and at the API where it can be reached. */
export async function logOut(): Promise<void> {
  // A session that is over already, or a server out of reach, must not keep anyone logged in here.
  await http.post('/api/admin/auth/logout', {}).catch(() => undefined)
  forget()
  token.drop()
}

/** What this installation says of itself: demo mode and its accounts. */
export const appFacts = (): Promise<AppFacts> => http.get<Answer<AppFacts>>('/api/general/app').then(({ data }) => data.data)

/** What is known of the admin is asked for anew when it is next needed. */
export const refreshAdmin = (): void => forget()

const forget = () => {
  known = null
}
