import type { AppFacts } from '@wasl/shared/contract/accounts.ts'
import { useRouteLoaderData } from 'react-router'

export type Theme = 'light' | 'dark'
export type ToastText = { tone: 'good' | 'bad' | 'note'; text: string; at: number }

/** What the root loader gives every page. */
export type PageFacts = {
  viewer: { id: string; name: string; role: 'client' | 'provider' | 'provider_user'; is_notify: boolean; avatar_url: string | null } | null
  theme: Theme | null
  toast: ToastText | null
  unread: number
  requestId: string
  /** The address of this language's texts, with their fingerprint. */
  textsUrl: string
  origin: string
  facts: Pick<
    AppFacts,
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

/** The root's facts; null where the root loader itself failed. */
export const usePageFacts = (): PageFacts | null => useRouteLoaderData<PageFacts>('root') ?? null

/** A page may ask to ship no script to guests: its forms and links work without. */
export type PageHandle = { quiet?: boolean }
