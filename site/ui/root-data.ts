import type { AppInfo, Profile } from '@wasl/shared/contract/accounts.ts'
import type { Namespace } from 'i18next'
import { useRouteLoaderData } from 'react-router'

export type Theme = 'light' | 'dark'
export type ToastMessage = { tone: 'good' | 'bad' | 'warn' | 'note'; text: string; at: number }

/** The logged-in user as the `user` cookie stores it: for display only, never for authorization. */
export type Viewer = Pick<Profile, 'id' | 'name' | 'client_type' | 'is_notify' | 'avatar_url'> & {
  /** A colleague acts for a company client: it has no cart, addresses or favorites of its own. */
  role: Profile['role'] | 'colleague'
  /** A colleague who orders services for its company. */
  can_order: boolean
  /** Until when an administrator sees the site as this user, read-only. */
  viewed_until?: string | null
}

/** Whether a user works for a provider; others are clients and the colleagues of a company. */
export const actsForProvider = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'provider' || role === 'provider_user'

/** Whether a user orders services: a client, and a colleague of a company that lets it. */
export const canOrder = (viewer: Pick<Viewer, 'role' | 'can_order'> | null | undefined): boolean =>
  viewer?.role === 'client' || viewer?.can_order === true

/** The data that the root loader returns for every page. */
export type RootData = {
  viewer: Viewer | null
  theme: Theme | null
  toast: ToastMessage | null
  unread: number
  unreadMessages: number
  /** How many pieces the cart of this client or guest has. */
  cartCount: number
  /** The pages that the menus do not show to this user. */
  deniedPages: readonly string[]
  requestId: string
  /** The URL of all texts of this language, with their hash. */
  textsUrl: string
  origin: string
  /** The colors of the brand as CSS; empty for those of the design tokens. */
  brandCss: string
  appInfo: Pick<
    AppInfo,
    | 'answer_hours'
    | 'brand'
    | 'card_methods'
    | 'company'
    | 'contact'
    | 'currency_sign'
    | 'demo'
    | 'images_per_upload'
    | 'is_open'
    | 'map'
    | 'offer_image_megabytes'
    | 'nafath'
    | 'password_min'
    | 'price_display'
    | 'social'
    | 'upload_megabytes'
  >
}

/** The data of the root loader; null when it failed. */
export const useRootData = (): RootData | null => useRouteLoaderData<RootData>('root') ?? null

/** Whether the reader is no colleague of a company. */
export const useIsOwner = (): boolean => useRootData()?.viewer?.role !== 'colleague'

/** Whether the reader orders for a company. */
export function useIsCompany(): boolean {
  const viewer = useRootData()?.viewer
  return viewer?.client_type === 'company' || viewer?.role === 'colleague'
}

// Used when the root loader failed. Source: specification, section 9.
const defaultAnswerHours = 24

/** How many hours a provider has to answer a private order. */
export const useAnswerHours = (): number => useRootData()?.appInfo.answer_hours ?? defaultAnswerHours

/**
 * `noScriptForGuests`: guests get no script, the page's links and forms work without.
 * `guestTexts`: the namespaces that the page uses besides those of every page: guests load only these with its document.
 */
export type PageHandle = { noScriptForGuests?: boolean; guestTexts?: readonly Exclude<Namespace, readonly string[]>[] }
