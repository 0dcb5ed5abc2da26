import type { Profile } from '@wasl/shared/contract/accounts.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { createContext, type RouterContextProvider, redirect } from 'react-router'
import { pathIn } from '../i18n/locale.ts'
import type { Theme, ToastText } from '../ui/page-info.ts'
import type { Api } from './api.server.ts'

/** What the `user` cookie keeps of a profile: enough to greet, never enough to decide. */
export type Viewer = Pick<Profile, 'id' | 'name' | 'role' | 'is_notify' | 'avatar_url'>
export type Session = {
  locale: Locale
  api: Api
  viewer: Viewer | null
  theme: Theme | null
  toast: ToastText | null
  requestId: string
  nonce: string | undefined
}
type Context = Readonly<RouterContextProvider>

/** Filled by the root middleware, before any loader or action runs. */
export const sessionContext = createContext<Session>()

/** The API in the language and with the token of this request. */
export const getApi = (context: Context): Api => context.get(sessionContext).api

/** The signed-in person, or null for a guest. The API decides what they may do; this only greets. */
export const getViewer = (context: Context): Viewer | null => context.get(sessionContext).viewer

/** The signed-in person; a guest is sent to log in and comes back afterwards. */
export function requireViewer(context: Context, request: Request): Viewer {
  const { viewer, locale } = context.get(sessionContext)
  if (viewer) return viewer
  const { pathname, search } = new URL(request.url)
  throw redirect(pathIn(locale, `/auth/login?next=${encodeURIComponent(pathname + search)}`))
}

/** For auth pages: a person who is signed in goes home. Source: specification, section 2. */
export function requireGuest(context: Context): void {
  const { viewer, locale } = context.get(sessionContext)
  if (viewer) throw redirect(pathIn(locale, '/'))
}

/** The public part of a profile, as the `user` cookie keeps it. */
export const viewerOf = ({ id, name, role, is_notify, avatar_url }: Profile): Viewer => ({ id, name, role, is_notify, avatar_url })
