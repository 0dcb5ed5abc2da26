import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { createContext, type RouterContextProvider, redirect } from 'react-router'
import type { Theme, ToastMessage, Viewer } from '../ui/root-data.ts'
import type { ApiClient } from './api.server.ts'

export type Session = {
  locale: Locale
  api: ApiClient
  /** The API client of a user who has just logged in. */
  apiWithToken: (token: string) => ApiClient
  viewer: Viewer | null
  theme: Theme | null
  toast: ToastMessage | null
  /** When the request began, by the clock of the API. */
  now: string
  requestId: string
  nonce: string | undefined
}
type RouterContext = Readonly<RouterContextProvider>

/** Filled by the root middleware, before any loader or action runs. */
export const sessionContext = createContext<Session>()

/** The API client of this request. */
export const getApi = (context: RouterContext): ApiClient => context.get(sessionContext).api

/** When this request began. Dates that a page begins with and what is in the past are those of this clock, not of the computer's. */
export const getNow = (context: RouterContext): string => context.get(sessionContext).now

/** The day of this request in Riyadh. */
export const getToday = (context: RouterContext): string => riyadhDate(getNow(context))

/** The logged-in user, or null for a guest. For display only: the API authorizes. */
export const getViewer = (context: RouterContext): Viewer | null => context.get(sessionContext).viewer

/** The logged-in user; redirects guests to login and back. */
export function requireViewer(context: RouterContext, request: Request): Viewer {
  const { viewer, locale } = context.get(sessionContext)
  if (viewer) return viewer
  const { pathname, search } = new URL(request.url)
  throw redirect(pathIn(locale, pages.login({ next: pathname + search })))
}

/** Redirects logged-in users home from the auth pages. Source: specification, section 2. */
export function requireGuest(context: RouterContext): void {
  const { viewer, locale } = context.get(sessionContext)
  if (viewer) throw redirect(pathIn(locale, pages.home()))
}
