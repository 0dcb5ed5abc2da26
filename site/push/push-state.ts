/** Whether this browser receives push messages; `off` can be turned on, the rest says why it cannot. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported'

/** The token of this device, as the server stored it in the `fcm_token` cookie. */
export function deviceToken(): string | null {
  const found = /(?:^|;\s*)fcm_token=([^;]+)/.exec(document.cookie)?.[1]
  return found ? decodeURIComponent(found) : null
}

export function pushState(): PushState {
  if (!('serviceWorker' in navigator && 'Notification' in window && 'PushManager' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && deviceToken() ? 'on' : 'off'
}

const answeredKey = 'push_offer_answered'

/** Whether this browser's reader has already said yes or no to push messages. The settings change the answer. */
export const isOfferAnswered = (): boolean => localStorage.getItem(answeredKey) !== null

export const rememberAnswer = (): void => localStorage.setItem(answeredKey, '1')
