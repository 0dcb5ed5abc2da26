import type { AppInfo } from '@wasl/shared/contract/accounts.ts'
import { useRouteLoaderData } from 'react-router'

export type Theme = 'light' | 'dark'
export type ToastMessage = { tone: 'good' | 'bad' | 'note'; text: string; at: number }

/** The logged-in user. */
export type Viewer = {
  id: string
  name: string
  role: 'client' | 'provider' | 'provider_user'
  is_notify: boolean
  avatar_url: string | null
}

/** The data that the root loader returns for every page. */
export type RootData = {
  viewer: Viewer | null
  theme: Theme | null
  toast: ToastMessage | null
  unread: number
  requestId: string
  /** The URL of this language's texts, with their hash. */
  textsUrl: string
  origin: string
  appInfo: Pick<
    AppInfo,
    | 'currency_sign'
    | 'demo'
    | 'images_per_upload'
    | 'map'
    | 'offer_image_megabytes'
    | 'password_min'
    | 'social'
    | 'unpaid_minutes'
    | 'upload_megabytes'
  >
}

/** The data of the root loader; null when it failed. */
export const useRootData = (): RootData | null => useRouteLoaderData<RootData>('root') ?? null

/** `noScriptForGuests`: guests get no script, the page's links and forms work without. */
export type PageHandle = { noScriptForGuests?: boolean }
